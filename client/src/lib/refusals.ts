// Says a refusal in the reader's language.
import { Refusal, Unreachable } from './api';
import { has, ofGame, t } from './words.svelte';
import type { Fault } from './wire';

type Args = Record<string, string | number>;

function args(data: Readonly<Record<string, unknown>>): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(data)) {
    found[name] = typeof value === 'number' ? value : String(value);
  }
  return found;
}

/** One or more sentences on what was wrong. */
export function inWords(error: unknown, game = ''): string[] {
  if (error instanceof Refusal) return [head(error), ...error.faults.map((f) => fault(f, game))];
  if (error instanceof Unreachable) return [t('refused-unreachable')];
  return [t('refused-unknown')];
}

function head(error: Refusal): string {
  for (const key of [`refused-${error.kind}-${error.why}`, `refused-${error.kind}`, `error-${error.kind}`]) {
    if (has(key)) return t(key, args(error.data));
  }
  return t('refused-unknown');
}

function fault(one: Fault, game: string): string {
  const name = one.where.split(/[.[]/)[0] ?? '';
  const label = ofGame(game, `switch-${name}`);
  const where = label.startsWith('switch-') ? one.where : label;
  const key = `fault-${one.kind}`;
  return has(key) ? t(key, { where, ...args(one.data) }) : `${where}: ${one.kind}`;
}
