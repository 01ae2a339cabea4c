// The file of cars while events are told one after another. Only how it looks: the view has the say.
import type { Happened } from '../../lib/wire';

export interface File {
  readonly running: readonly number[];
  readonly retired: readonly number[];
}

const OUT = /^(engine-blows|spins-out|crashes|crashes-too)$/;

/** The file after an event: the car it tells of goes to its new place, or out. */
export function after(file: File, event: Happened): File {
  const { car, to } = event.args;
  if (car === undefined || !file.running.includes(car)) return file;
  const others = file.running.filter((other) => other !== car);
  if (OUT.test(event.event)) return { running: others, retired: [car, ...file.retired] };
  if (to === undefined) return file;
  return { ...file, running: [...others.slice(0, to - 1), car, ...others.slice(to - 1)] };
}
