// Hashes of fair dice: Web Crypto where the page may use it, else the same arithmetic in plain code.
const text = new TextEncoder();

export type Part = string | Uint8Array;

export function bytesOf(part: Part): Uint8Array {
  return typeof part === 'string' ? text.encode(part) : part;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function random(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A whole number as so many bytes, the highest first. */
export function numberBytes(value: number, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let i = count - 1, rest = value; i >= 0; i -= 1, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  return bytes;
}

export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return plainSha256(data); // a page over http from another machine
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data as BufferSource));
}

/** A hash over parts, each behind its length (docs/fair-dice.md). */
export function hashOf(...parts: readonly Part[]): Promise<Uint8Array> {
  const told = parts.map(bytesOf).flatMap((part) => [numberBytes(part.length, 4), part]);
  return sha256(joined(told));
}

export async function hmac(key: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(joined([block.map((byte) => byte ^ 0x36), data]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}

/** SHA-256 in plain code: FIPS 180-4, section 6.2. */
export function plainSha256(data: Uint8Array): Uint8Array {
  const [constants, state] = tables();
  const padded = joined([data, padding(data.length)]);
  const words = new Uint32Array(64);
  const view = new DataView(padded.buffer);
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const a = words[i - 15]!, b = words[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    mix(state, words, constants);
  }
  return joined(Array.from(state, (word) => numberBytes(word, 4)));
}

function padding(length: number): Uint8Array {
  const zeros = (119 - (length % 64)) % 64;
  return joined([Uint8Array.of(0x80), new Uint8Array(zeros), numberBytes(length * 8, 8)]);
}

function mix(state: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!) >>> 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The constants: fractions of the roots of the first primes. */
function tables(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return [Uint32Array.from(primes, (n) => fraction(n, 3n)), Uint32Array.from(primes.slice(0, 8), (n) => fraction(n, 2n))];
}

/** The first 32 bits behind the point of a root, by whole numbers only. */
function fraction(n: number, degree: bigint): number {
  const wanted = BigInt(n) << (32n * degree);
  let low = 0n, high = 1n << 36n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= wanted) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn);
}
