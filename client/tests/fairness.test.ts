// The golden vectors of docs/fair-dice.md, and what a changed bit brings to light.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hex, plainSha256, sha256, unhex } from '../src/lib/bytes';
import { check, commitmentOf, keyOf, seatCommitment, valueOf, type Committed, type Entry, type MatchFile } from '../src/lib/fairness';
import { recorded } from './helpers';

const page = readFileSync('../docs/fair-dice.md', 'utf8');
const golden = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(page)![1]!) as {
  committed: (Omit<Committed, 'type'> & { key: string; numbers: number[]; values: Record<string, number[]> })[];
  rejected: { table: string; key: string; total: string; values: string[] };
};

describe('golden vectors', () => {
  for (const vector of golden.committed) {
    test(vector.table, async () => {
      const luck: Committed = { ...vector, type: 'committed' };
      expect(await commitmentOf(luck.table, luck.secret)).toBe(luck.commitment);
      for (const [seat, one] of luck.seats.entries()) expect(await seatCommitment(luck.table, seat, one.entropy)).toBe(one.commitment);
      const key = await keyOf(luck);
      expect(hex(key)).toBe(vector.key);
      for (const [total, values] of Object.entries(vector.values)) {
        const came = await Promise.all(vector.numbers.map((number) => valueOf(key, luck.table, number, BigInt(total))));
        expect(came.map(Number)).toEqual(values);
      }
    });
  }
  test('words beyond the limit are thrown away', async () => {
    const { table, key, total, values } = golden.rejected;
    const came = await Promise.all(values.map((_, i) => valueOf(unhex(key), table, i + 1, BigInt(total))));
    expect(came.map(String)).toEqual(values);
  });
});

test('the plain arithmetic agrees with Web Crypto at every length of a block', async () => {
  for (let length = 0; length < 200; length += 1) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(hex(plainSha256(data))).toBe(hex(await sha256(data)));
  }
});

describe('a recorded match', () => {
  const { file } = recorded.formula_motor_racing;
  const changed = (change: (copy: MatchFile & { entries: Entry[] }) => void): MatchFile => {
    const copy = structuredClone(file) as MatchFile & { entries: Entry[] };
    change(copy);
    return copy;
  };
  const states = async (one: MatchFile, promised = ''): Promise<string[]> => (await check(one, promised)).map(({ key, state }) => `${key} ${state}`);
  const lucky = file.entries.findIndex((entry) => entry[0] === 'luck');

  test('is as promised', async () => {
    const luck = file.luck[0]!.luck as Committed;
    expect(await states(file, luck.commitment)).toEqual(['commitment good', 'seats good', 'promised good', 'numbers good', 'values good']);
  });
  test('with another value is found out, by its number', async () => {
    const lie = changed((copy) => {
      const entry = [...copy.entries[lucky]!] as [string, ...unknown[]];
      entry[3] = ((entry[3] as number) + 1) % (entry[2] as number);
      copy.entries[lucky] = entry;
    });
    const found = (await check(lie)).find((one) => one.state === 'bad');
    expect(found?.key).toBe('values');
    expect(found?.args.number).toBe(1);
  });
  test('with a draw left out is found out', async () => {
    expect(await states(changed((copy) => void copy.entries.splice(lucky, 1)))).toContain('numbers bad');
  });
  test('with another secret is found out', async () => {
    const lie = changed((copy) => {
      const luck = copy.luck[0]!.luck as Committed;
      luck.secret = luck.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    });
    expect(await states(lie)).toEqual(expect.arrayContaining(['commitment bad', 'values bad']));
  });
  test('with another commitment than the one noted is found out', async () => {
    expect(await states(file, 'ab'.repeat(32))).toContain('promised bad');
  });
  test('without its secret stays open', async () => {
    const live = changed((copy) => {
      (copy.luck[0]!.luck as Committed).secret = '';
    });
    expect(await states(live)).toEqual(['commitment open', 'numbers good', 'values open']);
  });
});
