// A whole match, step by step: asked for in parts, counted and looked through.
import { get, postText } from './api';
import type { Lane } from './board';
import { nameOf } from './names';
import type { Replay, Step } from './wire';

export interface Film extends Replay {
  readonly steps: readonly Step[];
}

/** All steps, from a table or from a file's text; what has come is handed on at once. */
export async function film(
  source: { table: string } | { file: string },
  seat: number,
  words: string, // a language, where the board in words is wanted too
  come: (film: Film) => void,
): Promise<void> {
  let whole: Film | undefined;
  do {
    const since: number = whole ? whole.steps.length : 0;
    const query = `seat=${seat}&since=${since}${words ? `&language=${words}` : ''}`;
    const part: Replay =
      'table' in source
        ? await get<Replay>(`/api/tables/${source.table}/replay?${query}`)
        : await postText<Replay>(`/api/replay?${query}`, source.file);
    if (whole && !part.steps.length) return;
    whole = joined(whole, part);
    come(whole);
  } while (whole.steps.length <= whole.plies);
}

function joined(whole: Film | undefined, part: Replay): Film {
  if (whole) return { ...whole, steps: [...whole.steps, ...part.steps] };
  return { ...part, seats: part.seats.map((name, seat) => nameOf(seat, name, part.players[seat] ?? '')) };
}

export interface TurningPoint {
  readonly ply: number;
  readonly moved: number;
}

/** The plies at which places changed most, in their order. */
export function turningPoints(lanes: readonly Lane[], steps: readonly Step[], most = 8): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let ply = 1; ply < steps.length; ply += 1) {
    let moved = 0;
    for (const lane of lanes) {
      const [before, now] = [lane.places[ply - 1], lane.places[ply]];
      if (before != null && now != null) moved += Math.abs(now - before);
    }
    const isGrid = steps[ply]?.events.some((event) => event.event === 'race-starts');
    if (moved > 1 && !isGrid) found.push({ ply, moved });
  }
  return found
    .sort((a, b) => b.moved - a.moved || a.ply - b.ply)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}

/** Places of the seats, for games that draw no lanes of their own. */
export function seatLanes(steps: readonly Step[], names: readonly string[]): Lane[] {
  const colours = ['#dd2f36', '#2f6fde', '#23914c', '#f2c230', '#8b4fd8', '#f08a24', '#7d8794', '#00a3a3'];
  return names.map((label, seat) => ({
    id: `seat-${seat}`,
    label,
    colour: colours[seat] ?? '#888',
    dash: seat % 2 ? '6 4' : '',
    places: steps.map((step) => step.score[seat]?.[0] ?? null),
  }));
}

export interface LaneFacts {
  readonly lane: Lane;
  readonly first: number;
  readonly last: number;
  readonly best: number;
  readonly mean: number;
  readonly gained: number;
  readonly lost: number;
}

export function laneFacts(lanes: readonly Lane[]): LaneFacts[] {
  return lanes.flatMap((lane) => {
    const places = lane.places.filter((place): place is number => place !== null);
    if (!places.length) return [];
    const steps = places.slice(1).map((place, i) => places[i]! - place);
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    return {
      lane,
      first: places[0]!,
      last: places.at(-1)!,
      best: Math.min(...places),
      mean: sum(places) / places.length,
      gained: sum(steps.filter((step) => step > 0)),
      lost: -sum(steps.filter((step) => step < 0)),
    };
  });
}

export interface DieFacts {
  readonly seat: number;
  readonly rolls: number;
  readonly mean: number;
  readonly error: number; // standard error of the mean
}

/** What each seat has rolled, with how far luck alone spreads that. */
export function dice(steps: readonly Step[]): DieFacts[] {
  const rolled = new Map<number, number[]>();
  for (const event of steps.flatMap((step) => step.events)) {
    const face = event.args.face;
    if (event.event === 'die-rolled' && face !== undefined) rolled.set(event.who, [...(rolled.get(event.who) ?? []), face]);
  }
  return [...rolled].sort(([a], [b]) => a - b).map(([seat, faces]) => {
    const mean = faces.reduce((a, b) => a + b, 0) / faces.length;
    const spread = faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / Math.max(1, faces.length - 1);
    return { seat, rolls: faces.length, mean, error: Math.sqrt(spread / faces.length) };
  });
}
