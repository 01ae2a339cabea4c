// The frame on recorded looks: what may be done, what may not, and why.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Decisions from '../src/ui/Decisions.svelte';
import Board from '../src/games/formula_motor_racing/Board.svelte';
import Drawing from '../src/ui/Drawing.svelte';
import Digits from '../src/ui/Digits.svelte';
import { speaker } from '../src/lib/words.svelte';
import type { Decision, Message, Update } from '../src/lib/wire';
import { lookAt, recorded, speaking, type Game } from './helpers';

afterEach(cleanup);
const names = ['Anna', 'Ben', 'Club 3'];

describe.each(['ja', 'en'] as const)('in %s', (language) => {
  for (const game of Object.keys(recorded) as Game[]) {
    test(`${game}: every message that ever came can be said`, async () => {
      await speaking(language, game);
      const say = speaker(game, names);
      const unsaid = new Set<string>();
      const hear = (message: Message): void => {
        const text = say(message);
        if (!text || text === message.key || /\{\s*\$/.test(text)) unsaid.add(message.key);
      };
      for (const update of recorded[game].updates) {
        for (const look of update.match?.looks ?? []) {
          [look.prompt, ...look.events.map((event) => event.message), ...look.refusals.map((one) => one.why)].forEach(hear);
          for (const one of look.decisions) [one.text, ...(one.facts ?? []), ...(one.warning ? [one.warning] : [])].forEach(hear);
        }
      }
      expect([...unsaid]).toEqual([]);
    });
  }
});

describe('decisions', () => {
  const look = lookAt('formula_motor_racing', 'prompt-pick');
  test('are buttons; a click or its number chooses', async () => {
    await speaking('en', 'formula_motor_racing');
    const choose = vi.fn();
    render(Decisions, { decisions: look.decisions, say: speaker('formula_motor_racing', names), choose });
    expect(screen.getAllByRole('button').length).toBe(look.decisions.length);
    await fireEvent.click(screen.getByRole('button', { name: /Blue/ }));
    await fireEvent.keyDown(document, { key: '2' });
    expect(choose.mock.calls.map(([one]) => (one as Decision).action)).toEqual([look.decisions[0]!.action, look.decisions[1]!.action]);
  });
  test('with a warning want a second press', async () => {
    await speaking('en', 'formula_motor_racing');
    const choose = vi.fn();
    const warned: Decision = { ...look.decisions[0]!, warning: { key: 'warn-own-car' } };
    render(Decisions, { decisions: [warned], say: speaker('formula_motor_racing', names), choose });
    await fireEvent.click(screen.getByRole('button'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText('Press again to do it.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button'));
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('the board of Formula Motor Racing', () => {
  const play = lookAt('formula_motor_racing', 'prompt-play');
  const props = (look: typeof play) => ({
    view: look.view, seat: 0, names, labels: { 'car:red-1': 'Kaori' }, say: speaker('formula_motor_racing', names),
    decisions: look.decisions, refusals: look.refusals, now: null, choose: vi.fn(), explain: vi.fn(),
  });
  test('cards that may be played are played by a click', async () => {
    await speaking('en', 'formula_motor_racing');
    const given = props(play);
    const { container } = render(Board, given);
    const card = container.querySelector<HTMLElement>('.hand button.may')!;
    await fireEvent.click(card);
    if (card.querySelector('.warning')) await fireEvent.click(card);
    expect(String(given.choose.mock.calls[0]?.[0].action)).toBe(card.dataset.action);
  });
  test('a car that can’t be chosen says why', async () => {
    await speaking('en', 'formula_motor_racing');
    const given = props(play);
    const { container } = render(Board, given);
    await fireEvent.click(container.querySelector(`#${CSS.escape('car:red-1')}`)!);
    expect(given.choose).not.toHaveBeenCalled();
    expect(given.explain.mock.calls[0]?.[0].key).toBe('why-card-first');
  });
  test('every car tells number, driver, place and owner to those who can’t see it', async () => {
    await speaking('en', 'formula_motor_racing');
    const { container } = render(Board, props(play));
    const labels = [...container.querySelectorAll('.track .car')].map((car) => car.querySelector('.tag')!.textContent + car.querySelector('.unseen')!.textContent!);
    expect(labels.length).toBe(12);
    expect(labels.find((label) => label.startsWith('Red 1'))).toMatch(/^Red 1, Kaori, P\d+, /);
  });
});

test('a game without a board of its own: what may be touched on its drawing glows', async () => {
  await speaking('en', 'kerb_market');
  const look = lookAt('kerb_market', Object.keys(recorded.kerb_market.asked)[0]!);
  const anchor = look.decisions.find((one) => one.anchor)?.anchor ?? 'stone';
  const decisions = look.decisions.map((one) => ({ ...one, anchor }));
  const choose = vi.fn();
  const svg = `<svg><g id="${anchor}"><rect/></g><rect id="other"/></svg>`;
  const explain = vi.fn();
  const refusals = [{ anchor: 'other', why: { key: 'why' } }];
  const { container } = render(Drawing, { svg, label: 'board', decisions: decisions.slice(0, 1), refusals, say: speaker('kerb_market', names), lit: '', choose, explain });
  const glowing = container.querySelector(`#${CSS.escape(anchor)}`)!;
  expect(glowing.classList.contains('may')).toBe(true);
  await fireEvent.click(glowing.querySelector('rect')!);
  expect(choose).toHaveBeenCalledWith(decisions[0]);
  await fireEvent.click(container.querySelector('#other')!);
  expect(explain).toHaveBeenCalledWith({ key: 'why' });
});

test('numerals light the right segments', () => {
  const { container } = render(Digits, { value: '81' });
  const dark = [...container.querySelectorAll('g')].map((digit) => digit.querySelectorAll('.dark').length);
  expect(dark).toEqual([0, 5]);
});

test('recordings hold whole matches', () => {
  for (const one of Object.values(recorded)) {
    expect(one.updates.length).toBeGreaterThan(10);
    const last = one.updates.at(-1) as Update;
    expect(last.table?.status).toBe('over');
  }
});
