// The file of cars, moved by events, must stand as the server's next view says.
import { expect, test } from 'vitest';
import { after } from '../src/games/formula_motor_racing/motion';
import { lanes } from '../src/games/formula_motor_racing/lanes';
import type { View } from '../src/games/formula_motor_racing/view';
import { dice, laneFacts, turningPoints } from '../src/lib/replay';
import { recorded } from './helpers';

const { steps } = recorded.formula_motor_racing.replay;

test('events lead the cars where the view then shows them', () => {
  let compared = 0;
  for (let i = 1; i < steps.length; i += 1) {
    const [before, now] = [steps[i - 1]!.view as View, steps[i]!.view as View];
    if (before.on_grid.length || now.race !== before.race || !now.running.length) continue;
    const file = steps[i]!.events.reduce(after, { running: before.running, retired: before.retired });
    expect([i, file]).toEqual([i, { running: now.running, retired: now.retired }]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});

test('the lap chart has a place for every car from the grid to the flag', () => {
  const drawn = lanes(steps.map((step) => step.view), (message) => message.key);
  expect(drawn.length).toBe(12);
  const last = drawn.map((lane) => lane.places.at(-1)).sort((a, b) => a! - b!);
  expect(last).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const facts = laneFacts(drawn);
  for (const one of facts) expect(one.first - one.last).toBe(one.gained - one.lost);
  const points = turningPoints(drawn, steps, 3);
  expect(points.length).toBe(3);
  expect(points.map((point) => point.ply)).toEqual([...points.map((point) => point.ply)].sort((a, b) => a - b));
});

test('the luck ledger counts every roll', () => {
  const rolls = steps.flatMap((step) => step.events).filter((event) => event.event === 'die-rolled');
  expect(dice(steps).reduce((sum, one) => sum + one.rolls, 0)).toBe(rolls.length);
});
