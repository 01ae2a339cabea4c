// A socket to one table that comes back by itself. It knows what it has been told, and what it has
// sent without an answer: after a break it asks from there on and sends those again, under the same
// ids, so that nothing is lost and nothing happens twice.
import { Refusal } from './api';
import { hex, random } from './bytes';
import type { AnyCommand } from './commands';
import type { Done, FromServer, Here, Refused, Update } from './wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

export interface Ears {
  update(update: Update): void;
  connection(state: Connection): void;
  here(here: Here): void;
  refused(refusal: Refusal): void;
}

interface Waiting {
  text: string;
  patience: number; // how often it is tried again while the server is busy with itself
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

const REFUSED = 4000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const SILENCE = 45_000; // after which an open page asks whether anybody is there
const ANSWER_WITHIN = 6000;
const PATIENCE = 20; // a server that has just come back makes its games ready first
const MEANWHILE = 1000;

export class Link {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private last = 0;
  private tries = 0;
  private heard = Date.now();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly leave = new AbortController();

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    const on = { signal: this.leave.signal };
    addEventListener('online', () => this.again(), on);
    addEventListener('offline', () => this.ears.connection('lost'), on);
    document.addEventListener('visibilitychange', () => this.looked(), on);
    this.open();
  }

  close(): void {
    this.ended = true;
    this.leave.abort();
    clearTimeout(this.retry);
    clearTimeout(this.asking);
    this.socket?.close();
  }

  /** Send a command; it is answered when the server has written it down. */
  send(command: AnyCommand): Promise<Done> {
    const id = hex(random(10));
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, patience: PATIENCE, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      else this.again();
    });
  }

  private open(): void {
    this.ears.connection(this.tries ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?last=${this.last}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    if (code === REFUSED) {
      this.ended = true;
      this.ears.connection('refused');
      return;
    }
    this.ears.connection('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** Try at once, unless there is a connection or one is being made. */
  private again(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.retry);
    this.open();
  }

  /** Somebody looks at the page again: is the line still alive? */
  private looked(): void {
    if (document.hidden) return;
    if (this.socket?.readyState !== WebSocket.OPEN) return this.again();
    if (Date.now() - this.heard < SILENCE) return;
    this.resync();
  }

  private resync(): void {
    const socket = this.socket;
    socket?.send(JSON.stringify({ type: 'resync', last: this.last }));
    clearTimeout(this.asking);
    this.asking = setTimeout(() => {
      socket?.close();
      if (socket) this.closed(socket, 0);
    }, ANSWER_WITHIN);
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    clearTimeout(this.asking);
    switch (message.type) {
      case 'update':
        return this.take(message);
      case 'here':
        return this.ears.here(message);
      case 'done':
        return this.answered(message);
      case 'refused':
        return this.said(message);
      default:
        message satisfies never;
    }
  }

  private take(update: Update): void {
    if (update.since > this.last) return this.resync(); // something is missing
    if (update.since < this.last && update.since > 0 && update.last <= this.last) return;
    this.last = update.last;
    if (this.tries || this.waiting.size) this.sendAgain();
    this.tries = 0;
    this.ears.connection('open');
    this.ears.update(update);
  }

  private sent = new WeakMap<WebSocket, boolean>();

  private sendAgain(): void {
    const socket = this.socket;
    if (!socket || this.sent.get(socket)) return;
    this.sent.set(socket, true);
    for (const { text } of this.waiting.values()) socket.send(text);
  }

  private resend(id: string): void {
    const waiting = this.waiting.get(id);
    if (waiting && this.socket?.readyState === WebSocket.OPEN) this.socket.send(waiting.text);
  }

  private answered(done: Done): void {
    this.waiting.get(done.id)?.resolve(done);
    this.waiting.delete(done.id);
  }

  private said(refused: Refused): void {
    const refusal = new Refusal(refused);
    const waiting = this.waiting.get(refused.id);
    if (waiting && refused.kind === 'away' && waiting.patience > 0) {
      waiting.patience -= 1;
      setTimeout(() => this.resend(refused.id), MEANWHILE);
      return;
    }
    this.waiting.delete(refused.id);
    if (waiting) waiting.reject(refusal);
    else this.ears.refused(refusal);
  }
}
