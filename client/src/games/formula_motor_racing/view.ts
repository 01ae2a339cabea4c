// What the server's view of this game holds, and what cars, teams and cards are called.
import type { Message } from '../../lib/wire';

export interface View {
  readonly me: number;
  readonly phase: string;
  readonly race: number;
  readonly races: number;
  readonly turn: number;
  readonly running: readonly number[];
  readonly retired: readonly number[];
  readonly on_grid: readonly number[];
  readonly teams: readonly { readonly owner: number; readonly points: number }[];
  readonly drivers: readonly number[];
  readonly hand: readonly number[];
  readonly held: readonly number[];
  readonly pile: number;
  readonly removed: number;
  readonly played: readonly number[];
  readonly last_turns: number;
  readonly card: number;
  readonly car: number;
  readonly face: number;
  readonly finish: readonly (readonly number[])[];
}

export const TEAMS = ['blue', 'green', 'yellow', 'orange', 'red', 'purple'] as const;
export type Team = (typeof TEAMS)[number];
export const CARS = Array.from({ length: 12 }, (_, car) => car);
export const PAINT: Record<Team, string> = { blue: '#2f6fde', green: '#23914c', yellow: '#f2c230', orange: '#f08a24', red: '#dd2f36', purple: '#8b4fd8' };

export const teamOf = (car: number): Team => TEAMS[car >> 1]!;
export const numberOf = (car: number): number => (car % 2) + 1;
export const carAnchor = (car: number): string => `car:${teamOf(car)}-${numberOf(car)}`;
export const teamName = (team: number): Message => ({ key: `team-${TEAMS[team]}` });
export const carName = (car: number): Message => ({ key: 'car', args: { team: teamName(car >> 1), number: numberOf(car) } });
export const driverKey = (car: number): Message => ({ key: `driver-${teamOf(car)}-${numberOf(car)}` });
export const circuitName = (removed: number): Message => ({ key: `circuit-${removed}` });

export type Effect = 'overtake' | 'drop' | 'turbo' | 'pit' | 'charge-gear' | 'charge-engine' | 'spin-out' | 'spin-last' | 'crash';
export interface Card {
  readonly effect: Effect;
  readonly team: number; // -1: any
  readonly steps: number;
  readonly key: string;
}

const drops: readonly Card[] = ['card-wrong-line', 'card-off-circuit', 'card-lose-control'].map((key, i) => ({ effect: 'drop', team: -1, steps: i + 1, key }));
const plain = (effect: Effect): Card => ({ effect, team: -1, steps: effect === 'turbo' ? 3 : 0, key: `card-${effect}` });

/** The faces of the cards, in the order of their kinds. */
export const KINDS: readonly Card[] = [
  ...[2, 3, 4].flatMap((steps) => TEAMS.map((_, team): Card => ({ effect: 'overtake', team, steps, key: 'card-overtake' }))),
  ...drops,
  plain('turbo'),
  ...TEAMS.map((_, team): Card => ({ effect: 'pit', team, steps: 0, key: 'card-pit' })),
  { effect: 'pit', team: -1, steps: 0, key: 'card-pit-beige' },
  plain('charge-gear'), plain('charge-engine'), plain('spin-out'), plain('spin-last'), plain('crash'),
];

export function cardName(kind: number): Message {
  const card = KINDS[kind]!;
  return card.team < 0 ? { key: card.key } : { key: card.key, args: { team: teamName(card.team), steps: card.steps } };
}

export const explainKey = (kind: number): Message => ({ key: `explain-${KINDS[kind]!.effect}` });
