// What a person has set on this device; kept in the browser, and with the account once there is one.
export type Language = 'ja' | 'en';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export interface Kept {
  language: Language;
  theme: 'auto' | 'dark' | 'light';
  furigana: boolean;
  speed: Speed;
  sound: boolean;
  still: 'auto' | 'yes' | 'no'; // reduced motion
  notify: boolean;
  name: string;
  colour: string;
  shape: string;
}

const KEY = 'paddock.settings';
export const COLOURS = ['kerb', 'sky', 'grass', 'sun', 'violet', 'slate'] as const;
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;

function first(): Kept {
  return {
    language: navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en',
    theme: 'auto',
    furigana: false,
    speed: 'normal',
    sound: false,
    still: 'auto',
    notify: false,
    name: '',
    colour: 'kerb',
    shape: 'circle',
  };
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings: Kept = $state({ ...first(), ...stored() });

/** Change something, keep it, and show it. */
export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
  showOnPage();
}

/** What of the settings the whole page shows: language, dark or light, stillness. */
export function showOnPage(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.still = String(isStill());
}

/** Whether nothing should move. */
export function isStill(): boolean {
  if (settings.still !== 'auto') return settings.still === 'yes';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const DWELL: Record<Speed, number> = { slow: 1300, normal: 650, fast: 280, instant: 0 };

/** Milliseconds that one event stays before the next one comes. */
export function dwell(): number {
  return isStill() ? Math.min(DWELL[settings.speed], 280) : DWELL[settings.speed];
}
