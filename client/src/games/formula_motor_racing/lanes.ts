// Places of the twelve cars from ply to ply, for the lap chart.
import type { Lane } from '../../lib/board';
import type { Speak } from '../../lib/words.svelte';
import { CARS, PAINT, carName, numberOf, teamOf, type View } from './view';

export function lanes(views: readonly unknown[], say: Speak): Lane[] {
  return CARS.map((car) => ({
    id: `${teamOf(car)}-${numberOf(car)}`,
    label: say(carName(car)),
    colour: PAINT[teamOf(car)],
    dash: numberOf(car) === 1 ? '' : '6 4',
    places: (views as readonly View[]).map((view) => placeIn(view, car)),
  }));
}

/** A car that is out stands behind those that run. */
function placeIn(view: View, car: number): number | null {
  const place = [...view.running, ...view.retired].indexOf(car);
  return view.on_grid.length || place < 0 ? null : place + 1;
}
