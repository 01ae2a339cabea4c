// Checks the dice of a match: docs/fair-dice.md, step by step, in this browser.
import { hashOf, hex, hmac, joined, bytesOf, numberBytes, unhex } from './bytes';

export interface Committed {
  type: 'committed';
  table: string;
  commitment: string;
  seats: readonly { commitment: string; entropy: string }[];
  secret: string;
}
export type Luck = Committed | { type: 'seeded'; seed: number } | { type: 'entered' };
export type Entry = readonly [string, ...unknown[]];
export interface MatchFile {
  format: string;
  game: string;
  over: boolean;
  seats: readonly { name: string; player: string }[];
  luck: readonly { since: number; luck: Luck }[];
  entries: readonly Entry[];
}

/** One thing that was looked at: how it ended, and what exactly came and was wanted. */
export interface Check {
  key: 'commitment' | 'seats' | 'numbers' | 'values' | 'promised';
  state: 'good' | 'bad' | 'open';
  args: Record<string, string | number>;
}

export const commitmentOf = async (table: string, secret: string): Promise<string> =>
  hex(await hashOf('paddock/commitment/1', table, unhex(secret)));

export const seatCommitment = async (table: string, seat: number, entropy: string): Promise<string> =>
  hex(await hashOf('paddock/seat/1', table, Uint8Array.of(seat), unhex(entropy)));

export const keyOf = (luck: Committed): Promise<Uint8Array> =>
  hashOf('paddock/key/1', luck.table, unhex(luck.secret), ...luck.seats.map((seat) => unhex(seat.entropy)));

/** The value of a luck number below a total, by rejection: no value is likelier than another. */
export async function valueOf(key: Uint8Array, table: string, number: number, total: bigint): Promise<bigint> {
  const limit = ((1n << 64n) / total) * total;
  for (let block = 0; ; block += 1) {
    const data = joined([bytesOf(table), numberBytes(number, 8), numberBytes(block, 4)]);
    const bytes = await hmac(key, data);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < 32; at += 8) {
      const word = view.getBigUint64(at);
      if (word < limit) return word % total;
    }
  }
}

/** All checks of a match file; `promised` is the commitment that one noted before the match. */
export async function check(file: MatchFile, promised = ''): Promise<Check[]> {
  const checks: Check[] = [];
  for (const source of file.luck) {
    if (source.luck.type === 'committed') checks.push(...(await checkSource(source.luck)));
  }
  const last = file.luck.at(-1)?.luck;
  if (promised && last?.type === 'committed') {
    const same = promised.trim().toLowerCase() === last.commitment;
    checks.push({ key: 'promised', state: same ? 'good' : 'bad', args: { came: last.commitment, wanted: promised } });
  }
  return [...checks, checkNumbers(file), await checkValues(file)];
}

async function checkSource(luck: Committed): Promise<Check[]> {
  if (!luck.secret) return [{ key: 'commitment', state: 'open', args: {} }];
  const came = await commitmentOf(luck.table, luck.secret);
  const checks: Check[] = [
    { key: 'commitment', state: came === luck.commitment ? 'good' : 'bad', args: { came, wanted: luck.commitment } },
  ];
  for (const [seat, one] of luck.seats.entries()) {
    const seatCame = await seatCommitment(luck.table, seat, one.entropy);
    if (seatCame !== one.commitment) {
      checks.push({ key: 'seats', state: 'bad', args: { seat: seat + 1, came: seatCame, wanted: one.commitment } });
      return checks;
    }
  }
  const added = luck.seats.filter((seat) => seat.entropy).length;
  return [...checks, { key: 'seats', state: 'good', args: { count: luck.seats.length, added } }];
}

function draws(file: MatchFile): (readonly [number, number, number])[] {
  return file.entries
    .filter((entry) => entry[0] === 'luck')
    .map((entry) => [entry[1] as number, entry[2] as number, entry[3] as number]);
}

/** Numbers run from 1 without a gap: nothing was drawn and thrown away. */
function checkNumbers(file: MatchFile): Check {
  const found = draws(file);
  const wrong = found.findIndex(([number], i) => number !== i + 1);
  if (wrong < 0) return { key: 'numbers', state: 'good', args: { count: found.length } };
  return { key: 'numbers', state: 'bad', args: { came: found[wrong]![0], wanted: wrong + 1 } };
}

async function checkValues(file: MatchFile): Promise<Check> {
  const keys = new Map<Committed, Uint8Array>();
  let done = 0;
  let open = 0;
  for (const [number, total, value] of draws(file)) {
    const luck = file.luck.filter((source) => source.since <= number).at(-1)?.luck;
    if (luck?.type !== 'committed' || !luck.secret) {
      open += 1;
      continue;
    }
    const key = keys.get(luck) ?? (await keyOf(luck));
    keys.set(luck, key);
    const wanted = Number(await valueOf(key, luck.table, number, BigInt(total)));
    if (wanted !== value) return { key: 'values', state: 'bad', args: { number, came: value, wanted } };
    done += 1;
  }
  return { key: 'values', state: open ? 'open' : 'good', args: { done, open } };
}
