// What there is to play here.
import { get } from './api';
import type { GameInfo } from './wire';

let all = $state.raw<readonly GameInfo[] | null>(null);
let asked: Promise<void> | null = null;

/** Ask the server, once; and again for as long as a game is still being made ready. */
export function askGames(): Promise<void> {
  asked ??= get<GameInfo[]>('/api/games').then(
    (came) => {
      all = came;
      asked = null;
      if (came.some((game) => !game.ready)) setTimeout(() => void askGames(), 4000);
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export const games = {
  get all(): readonly GameInfo[] {
    if (all === null && asked === null) askGames().catch(() => {});
    return all ?? [];
  },
  get known(): boolean {
    return all !== null;
  },
};

export const gameInfo = (name: string): GameInfo | undefined => games.all.find((game) => game.meta.name === name);
