// What a server has said at a table, recorded by tests/client/record.py.
import { loadGame, loadWords } from '../src/lib/words.svelte';
import { set, type Language } from '../src/lib/settings.svelte';
import type { MatchFile } from '../src/lib/fairness';
import type { Replay, SeatLook, Update } from '../src/lib/wire';
import kerbMarket from './recorded/kerb_market.json';
import motorRacing from './recorded/formula_motor_racing.json';

export interface Recorded {
  person: string;
  asked: Record<string, number>;
  updates: Update[];
  words: Record<Language, string>;
  replay: Replay;
  file: MatchFile;
}

export const recorded = {
  formula_motor_racing: motorRacing as unknown as Recorded,
  kerb_market: kerbMarket as unknown as Recorded,
};
export type Game = keyof typeof recorded;

/** Speak a language, with the texts of a game as the server would send them. */
export async function speaking(language: Language, game: Game): Promise<void> {
  const texts = recorded[game].words;
  globalThis.fetch = async (path) => new Response(texts[String(path).endsWith('ja') ? 'ja' : 'en']);
  set('language', language);
  await loadWords(language);
  await loadGame(game);
}

/** What one saw when a question came first. */
export function lookAt(game: Game, prompt: string): SeatLook {
  const { updates, asked } = recorded[game];
  const look = updates[asked[prompt]!]?.match?.looks[0];
  if (!look) throw new Error(`${prompt} was never asked; there are ${Object.keys(asked)}`);
  return look;
}
