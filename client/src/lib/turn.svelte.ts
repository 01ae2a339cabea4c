// "Your turn": in the page's title and icon, by a sound, and by the browser's own notification.
import { settings } from './settings.svelte';
import { t } from './words.svelte';

let waiting = 0;
let title = '';

function show(): void {
  document.title = (waiting ? `${t('turn-title')} ` : '') + (title ? `${title} · Paddock` : 'Paddock');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = waiting ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}

export function titled(name: string): void {
  title = name;
  show();
}

/** Somebody waits for me, or no longer. */
export function myTurn(is: boolean, what: string): void {
  const begins = is && !waiting;
  waiting = is ? 1 : 0;
  show();
  if (!begins) return;
  ring();
  if (document.hidden && settings.notify && 'Notification' in globalThis && Notification.permission === 'granted') {
    const note = new Notification(t('turn-title'), { body: what, icon: '/icon-turn.svg', tag: 'paddock' });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

let audio: AudioContext | null = null;

/** Two tones of a pit-wall radio. */
export function ring(): void {
  tone(660, 0, 0.11);
  tone(880, 0.13, 0.16);
}

/** A short tick, as of a die or a card. */
export function tick(): void {
  tone(220, 0, 0.05);
}

function tone(pitch: number, after: number, length: number): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}
