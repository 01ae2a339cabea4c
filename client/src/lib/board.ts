// What a game's own board is given, and what it may ask for. Games without one are played by the
// frame alone; the folders in games/ all have the same rooms, and are loaded when they are needed.
import type { Component, Snippet } from 'svelte';
import type { Decision, Happened, Message, Refusal } from './wire';
import type { Speak } from './words.svelte';

export interface BoardProps {
  view: unknown;
  seat: number; // whose view it is, -1: a spectator
  names: readonly string[];
  labels: Readonly<Record<string, string>>;
  say: Speak;
  decisions: readonly Decision[];
  refusals: readonly Refusal[];
  now: Happened | null; // the event that is being told
  choose: (decision: Decision) => void;
  explain: (why: Message) => void;
  name?: ((anchor: string, text: string) => void) | undefined; // write a name on the board
  children?: Snippet | undefined; // whose turn it is and what may be done: stands under the board
}

/** A line of the lap chart: somebody's place from ply to ply. */
export interface Lane {
  id: string;
  label: string;
  colour: string;
  dash: string;
  places: readonly (number | null)[];
}

export interface Room {
  Board: Component<BoardProps>;
  /** Anchors that the board itself offers with everything that is to be known of them. */
  covers: (anchor: string) => boolean;
  lanes?: (views: readonly unknown[], say: Speak) => Lane[];
  Box?: Component;
}

const rooms = import.meta.glob<Room>('../games/*/room.ts');

/** The rooms of a game's client, if it has any. */
export async function roomOf(game: string): Promise<Room | null> {
  const load = rooms[`../games/${game}/room.ts`];
  return load ? load() : null;
}
