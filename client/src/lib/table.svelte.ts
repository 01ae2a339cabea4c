// One table as this page knows it. What happens in the match is shown one event after another: the
// newest state waits until everything before it has been told.
import { inWords } from './refusals';
import { Link, type Connection } from './link';
import type { AnyCommand } from './commands';
import { dwell } from './settings.svelte';
import { beforeReady, openPromises } from './entropy';
import { myself } from './me.svelte';
import { nameOf } from './names';
import type { Done, Happened, MatchInfo, SeatLook, TableInfo, Talk, Update } from './wire';

const KEPT = 400; // log lines

interface Frame {
  match: MatchInfo;
  events: readonly Happened[];
}

export class TableState {
  info: TableInfo | null = $state.raw(null);
  match: MatchInfo | null = $state.raw(null); // as it is shown
  now: Happened | null = $state.raw(null); // the event that is being told
  logs: Readonly<Record<number, readonly Happened[]>> = $state.raw({}); // as each eye saw it
  eye = $state(-1); // the seat that looks, -1: a spectator
  talk: readonly Talk[] = $state.raw([]);
  missed: readonly Happened[] = $state.raw([]); // since one was here last
  present = $state.raw<readonly string[]>([]); // people with a seat who look
  watchers = $state(0);
  connection: Connection = $state('connecting');
  refusals: readonly string[] = $state.raw([]);
  busy = $state(false); // there is more to tell
  ahead = $state(0); // the server's clock minus this one's

  private readonly link: Link;
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  constructor(readonly id: string) {
    this.link = new Link(id, {
      update: (update) => this.take(update),
      here: ({ people, watchers }) => {
        this.present = people;
        this.watchers = watchers;
      },
      connection: (state) => (this.connection = state),
      refused: (refusal) => (this.refusals = inWords(refusal, this.info?.setup.game)),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.link.close();
    this.remember();
  }

  /** One's own seats. */
  get mine(): readonly number[] {
    const seats = this.info?.seats ?? [];
    const own = myself.person;
    return seats.flatMap((seat, i) => (own && seat.kind === 'person' && seat.person === own ? [i] : []));
  }

  get names(): readonly string[] {
    return this.info?.seats.map((seat, i) => nameOf(i, seat.name, seat.level)) ?? [];
  }

  get log(): readonly Happened[] {
    return this.logs[this.eye] ?? [];
  }

  /** Somebody else looks at this screen now. */
  lookFrom(seat: number): void {
    if (seat === this.eye) return;
    this.skip();
    this.eye = seat;
  }

  get isOwner(): boolean {
    return this.info !== null && this.info.owner === myself.person;
  }

  lookOf(seat: number): SeatLook | undefined {
    return this.match?.looks.find((look) => look.seat === seat);
  }

  /** Send a command; what is refused is said, and nothing has changed. */
  async send(command: AnyCommand): Promise<Done | null> {
    this.refusals = [];
    try {
      return await this.link.send(command);
    } catch (error) {
      this.refusals = inWords(error, this.info?.setup.game);
      return null;
    }
  }

  async ready(seat: number, ready = true): Promise<void> {
    const commitment = ready ? await beforeReady(this.id, seat) : null;
    await this.send({ type: 'ready', seat, ready, commitment });
  }

  async act(seat: number, action: number): Promise<void> {
    this.skip();
    await this.send({ type: 'act', seat, action, last: this.last });
  }

  /** Show at once what is still waiting to be told. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const frame of this.frames) {
      this.match = frame.match;
      this.append(this.eye, frame.events);
    }
    this.frames = [];
    this.now = null;
    this.busy = false;
  }

  private take(update: Update): void {
    const fresh = this.last === 0 || update.since === 0;
    const known = fresh ? 0 : this.last;
    this.last = update.last;
    this.ahead = update.now - Date.now();
    if (update.table) this.info = update.table;
    const talk = update.talk.filter((one) => one.entry > known);
    if (talk.length || fresh) this.talk = fresh ? talk : [...this.talk, ...talk];
    if (update.match) this.follow(update.match, known);
    if (this.info?.status === 'opening') void openPromises(this.id, this.info, this.mine, (c) => this.send(c));
  }

  private follow(match: MatchInfo, known: number): void {
    if (!match.looks.some((look) => look.seat === this.eye)) this.eye = match.looks[0]?.seat ?? -1;
    if (!known) return this.begin(match);
    if (match.rewound !== null) {
      this.skip();
      this.forget(match.rewound);
    }
    for (const look of match.looks) {
      const events = look.events.filter((event) => event.entry > known);
      if (look.seat !== this.eye) this.append(look.seat, events);
      else this.frames.push({ match, events });
    }
    if (this.timer === undefined) this.next();
  }

  private begin(match: MatchInfo): void {
    this.skip();
    this.logs = Object.fromEntries(match.looks.map((look) => [look.seat, look.events]));
    const known = Number(localStorage.getItem(`paddock.seen.${this.id}`) ?? 0);
    this.missed = known ? this.log.filter((event) => event.entry > known) : [];
    this.match = match;
  }

  /** What came after a ply has been taken back. */
  private forget(ply: number): void {
    const before = (event: Happened): boolean => event.ply <= ply;
    const kept = Object.entries(this.logs).map(([seat, events]) => [seat, events.filter(before)]);
    this.logs = Object.fromEntries(kept) as Record<number, readonly Happened[]>;
    this.missed = this.missed.filter(before);
  }

  private append(seat: number, events: readonly Happened[]): void {
    if (!events.length) return;
    this.logs = { ...this.logs, [seat]: [...(this.logs[seat] ?? []), ...events].slice(-KEPT) };
  }

  /** Tell the next event, then the state to which it led. */
  private next(): void {
    const frame = this.frames[0];
    if (!frame) {
      this.timer = undefined;
      this.now = null;
      this.busy = false;
      return;
    }
    this.busy = true;
    const [event, ...later] = frame.events;
    if (event) {
      frame.events = later;
      this.now = event;
      this.append(this.eye, [event]);
    }
    const isLast = !frame.events.length;
    if (isLast) {
      this.match = frame.match;
      this.frames.shift();
    }
    const wait = this.pause(event);
    if (wait === 0 && !(isLast && !this.frames.length)) return this.next();
    this.timer = setTimeout(() => this.next(), wait);
  }

  /** The more is waiting, the quicker it is told. */
  private pause(event: Happened | undefined): number {
    if (!event || document.hidden) return 0;
    const waiting = this.frames.reduce((sum, frame) => sum + frame.events.length, 0);
    const quick = QUIET.test(event.event) ? 0.25 : 1;
    return (dwell() * quick) / (1 + Math.max(0, waiting - 6) / 4);
  }

  private remember(): void {
    if (this.last && this.match) localStorage.setItem(`paddock.seen.${this.id}`, String(this.last));
  }
}

const QUIET = /(dealt|drawn|unseen|scores)/; // nobody waits for these
