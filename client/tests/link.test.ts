// The line to a table: breaks, gaps, answers that never came.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, type Ears } from '../src/lib/link';
import type { Update } from '../src/lib/wire';

class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const update = (since: number, last: number): Update => ({ type: 'update', since, last, now: 0, table: null, match: null, talk: [] });
let ears: { [K in keyof Ears]: ReturnType<typeof vi.fn> };
const newest = (): Socket => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  ears = { update: vi.fn(), connection: vi.fn(), here: vi.fn(), refused: vi.fn() };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a break it asks from its last entry on, and sends again what was not answered', async () => {
  const link = new Link('t', ears as unknown as Ears);
  newest().hear(update(0, 7));
  const answer = link.send({ type: 'act', seat: 0, action: 3, last: 7 });
  const first = newest().sent[0]!;
  newest().break();
  expect(ears.connection).toHaveBeenLastCalledWith('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(Socket.all.length).toBe(2);
  expect(newest().url).toContain('last=7');
  newest().hear(update(7, 7));
  expect(newest().sent).toEqual([first]);
  newest().hear({ type: 'done', id: (JSON.parse(first) as { id: string }).id, entry: 8, data: {} });
  expect((await answer).entry).toBe(8);
  expect(ears.connection).toHaveBeenLastCalledWith('open');
  link.close();
});

test('a gap is asked for, and what lies beyond it is not believed before', () => {
  const link = new Link('t', ears as unknown as Ears);
  newest().hear(update(0, 3));
  newest().hear(update(5, 6));
  expect(ears.update).toHaveBeenCalledTimes(1);
  expect(JSON.parse(newest().sent[0]!)).toEqual({ type: 'resync', last: 3 });
  newest().hear(update(3, 6));
  expect(ears.update).toHaveBeenCalledTimes(2);
  link.close();
});

test('it waits longer from try to try, but tries at once when the network is back', async () => {
  const link = new Link('t', ears as unknown as Ears);
  for (let i = 0; i < 6; i += 1) {
    newest().break();
    await vi.advanceTimersByTimeAsync(6600);
  }
  expect(Socket.all.length).toBe(7);
  newest().break();
  dispatchEvent(new Event('online'));
  expect(Socket.all.length).toBe(8);
  link.close();
});

test('who is refused does not come back by itself', async () => {
  const link = new Link('t', ears as unknown as Ears);
  newest().hear({ type: 'refused', id: '', kind: 'not-yours', data: { why: 'watching' }, faults: [] });
  expect(ears.refused).toHaveBeenCalledOnce();
  newest().break(4000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Socket.all.length).toBe(1);
  link.close();
});

test('a server that is busy with itself is asked again', async () => {
  const link = new Link('t', ears as unknown as Ears);
  newest().hear(update(0, 1));
  const answer = link.send({ type: 'undo', seat: 0 });
  const { id } = JSON.parse(newest().sent[0]!) as { id: string };
  newest().hear({ type: 'refused', id, kind: 'away', data: { why: 'warming' }, faults: [] });
  await vi.advanceTimersByTimeAsync(1100);
  expect(newest().sent.length).toBe(2);
  expect(newest().sent[1]).toBe(newest().sent[0]);
  newest().hear({ type: 'done', id, entry: 2, data: {} });
  expect((await answer).entry).toBe(2);
  link.close();
});

test('a refused command rejects, and nothing else', async () => {
  const link = new Link('t', ears as unknown as Ears);
  newest().hear(update(0, 1));
  const answer = link.send({ type: 'undo', seat: 0 });
  const { id } = JSON.parse(newest().sent[0]!) as { id: string };
  newest().hear({ type: 'refused', id, kind: 'not-undoable', data: {}, faults: [] });
  await expect(answer).rejects.toMatchObject({ kind: 'not-undoable' });
  expect(ears.refused).not.toHaveBeenCalled();
  link.close();
});
