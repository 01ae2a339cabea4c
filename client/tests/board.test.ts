// A board whose events are told one after another comes to rest.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from '../src/games/formula_motor_racing/Board.svelte';
import type { View } from '../src/games/formula_motor_racing/view';
import { speaker } from '../src/lib/words.svelte';
import { recorded, speaking } from './helpers';

afterEach(cleanup);

const placeOf = (car: HTMLElement): number => Number(/, P(\d+),/.exec(car.textContent!)![1]);

test('told events move the cars once, and the view then has the say', async () => {
  await speaking('en', 'formula_motor_racing');
  const { steps } = recorded.formula_motor_racing.replay;
  const moving = steps.findIndex((step) => step.events.some((event) => event.event === 'overtakes'));
  const before = steps[moving - 1]!;
  const props = {
    view: before.view, seat: -1, names: [], labels: {}, say: speaker('formula_motor_racing', []),
    decisions: [], refusals: [], now: null, choose: vi.fn(), explain: vi.fn(),
  };
  const { container, rerender } = render(Board, props);
  const file = (): string[] =>
    [...container.querySelectorAll<HTMLElement>('.track .car:not(.out)')]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((car) => car.id);
  const start = file();
  for (const event of steps[moving]!.events) {
    await rerender({ ...props, now: event });
    flushSync();
  }
  const told = file();
  expect(told).not.toEqual(start);
  await rerender({ ...props, view: steps[moving]!.view, now: null });
  flushSync();
  expect(file()).toEqual(told);
  expect(file().length).toBe((steps[moving]!.view as View).running.length);
});
