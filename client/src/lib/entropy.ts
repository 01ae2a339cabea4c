// Numbers of one's own for the dice: promised with "ready", opened when everybody has promised.
import { hex, random } from './bytes';
import { seatCommitment } from './fairness';
import type { AnyCommand } from './commands';
import type { TableInfo } from './wire';

const key = (table: string, seat: number): string => `paddock.entropy.${table}.${seat}`;

/** Make and keep the numbers; what is sent first is only their commitment. */
export async function beforeReady(table: string, seat: number): Promise<string> {
  const entropy = localStorage.getItem(key(table, seat)) ?? hex(random(16));
  localStorage.setItem(key(table, seat), entropy);
  return seatCommitment(table, seat, entropy);
}

const opening = new Set<string>();

/** Open what was promised at one's seats. */
export async function openPromises(
  table: string,
  info: TableInfo,
  seats: readonly number[],
  send: (command: AnyCommand) => Promise<unknown>,
): Promise<void> {
  for (const seat of seats) {
    const name = key(table, seat);
    const entropy = localStorage.getItem(name);
    const once = `${name}.${info.commitment}`;
    if (!entropy || opening.has(once)) continue;
    opening.add(once);
    await send({ type: 'open', seat, entropy });
  }
}

/** What this browser has added to the dice of a table, by seat. */
export function added(table: string, seats: number): Record<number, string> {
  const found: Record<number, string> = {};
  for (let seat = 0; seat < seats; seat += 1) {
    const entropy = localStorage.getItem(key(table, seat));
    if (entropy) found[seat] = entropy;
  }
  return found;
}
