// Asks the server over HTTP. A refusal is an error with kind and data; `inWords` says it.
import type { Fault, Refused } from './wire';

export class Refusal extends Error {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];

  constructor(said: Pick<Refused, 'kind' | 'data' | 'faults'>) {
    super(said.kind);
    this.kind = said.kind;
    this.data = said.data;
    this.faults = said.faults;
  }

  get why(): string {
    return String(this.data.why ?? '');
  }
}

/** The server could not be reached, or said something that is no answer. */
export class Unreachable extends Error {}

async function answer(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  if (said && typeof said === 'object' && 'kind' in said) throw new Refusal(said as Refused);
  throw new Unreachable(`${path}: ${response.status}`);
}

const OURS = { 'x-paddock': 'browser' }; // pages of others can't send this

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', ...OURS };
  const response = await answer(path, { method, headers, ...sent });
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const get = <T>(path: string): Promise<T> => json('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => json('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => json('PUT', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => json('PATCH', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => json('DELETE', path, body);

/** Send a file's text as it is. */
export async function postText<T>(path: string, text: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...OURS };
  return (await answer(path, { method: 'POST', headers, body: text })).json() as Promise<T>;
}

export async function fetchText(path: string): Promise<string> {
  return (await answer(path, {})).text();
}
