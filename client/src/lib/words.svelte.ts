// Puts keys and messages into words: Fluent texts, the same files as in Python.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { fetchText } from './api';
import { set, settings, type Language } from './settings.svelte';
import type { Message } from './wire';

type Args = Record<string, FluentVariable>;

const OWN: Record<Language, () => Promise<{ default: string }>[]> = {
  ja: () => [import('../words.ja.ftl?raw'), import('../../../src/paddock/core/words.ja.ftl?raw')],
  en: () => [import('../words.en.ftl?raw'), import('../../../src/paddock/core/words.en.ftl?raw')],
};

let own = $state.raw<FluentBundle | null>(null);
let games = $state.raw<Record<string, FluentBundle>>({});

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Load what every page says; the earlier of two texts with one key wins. */
export async function loadWords(language: Language): Promise<void> {
  const files = await Promise.all(OWN[language]());
  const known = Object.keys(games);
  const texts = await Promise.all(known.map((game) => gameText(game, language)));
  games = Object.fromEntries(known.map((game, i) => [game, bundleOf(language, [texts[i] ?? ''])]));
  own = bundleOf(language, files.map((file) => file.default));
}

export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  set('language', language);
}

function gameText(game: string, language: Language): Promise<string> {
  return fetchText(`/api/games/${game}/words/${language}`);
}

/** Load what a game says. */
export async function loadGame(game: string): Promise<void> {
  if (untrack(() => games[game])) return;
  const language = settings.language;
  const bundle = bundleOf(language, [await gameText(game, language)]);
  if (language === settings.language) games = { ...games, [game]: bundle };
  else await loadGame(game);
}

function format(bundle: FluentBundle, key: string, args: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** A text of the page itself. */
export function t(key: string, args: Args = {}): string {
  return own ? format(own, key, args) : '';
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return own?.hasMessage(key) ?? false;
}

/** A text of a game, such as its switches' help. */
export function ofGame(game: string, key: string, args: Args = {}): string {
  const bundle = games[game];
  return bundle?.hasMessage(key) ? format(bundle, key, args) : t(key, args);
}

export type Speak = (message: Message) => string;

/** Says messages of a game, with the names of those who sit at the table. */
export function speaker(game: string, names: readonly string[]): Speak {
  const say: Speak = (message) => {
    const args: Args = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] = typeof value === 'object' ? say(value) : value;
    }
    if (message.key !== 'seat') return ofGame(game, message.key, args);
    const seat = Number(args.seat);
    return names[seat] || t('seat-number', { number: seat + 1 });
  };
  return say;
}
