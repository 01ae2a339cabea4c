// Who one is. Nobody has to say so before it is needed: then a guest comes in, with one tap.
import { get, post, Refusal, Unreachable } from './api';
import { set, settings, type Speed } from './settings.svelte';
import { speak, t } from './words.svelte';
import type { Me } from './wire';

type Person = Pick<Me, 'person' | 'name'>;
const KEY = 'paddock.me';

let me = $state.raw<Person | null>(null);

export const myself = {
  get person(): string {
    return me?.person ?? '';
  },
  get name(): string {
    return me?.name ?? settings.name;
  },
  get known(): boolean {
    return me !== null;
  },
};

/** Ask the server who one is; nobody, if it doesn't know. */
export async function recall(): Promise<void> {
  try {
    keep(await get<Person>('/api/me'));
  } catch (error) {
    if (error instanceof Unreachable) me = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Person | null;
    else if (error instanceof Refusal) me = null;
    else throw error;
  }
}

function keep(person: Person): void {
  me = { person: person.person, name: person.name };
  localStorage.setItem(KEY, JSON.stringify(me));
}

/** Be somebody: oneself, or from now on a guest. */
export async function beSomebody(): Promise<Person> {
  if (me) return me;
  const name = settings.name.trim() || t('guest-name', { number: Math.floor(Math.random() * 90) + 10 });
  keep(await post<Person>('/api/guest', { name, language: settings.language }));
  return me as unknown as Person;
}

export function forget(): void {
  me = null;
  localStorage.removeItem(KEY);
}

export { keep as becomes };

/** Somebody who was known before has come in here: things are as they like them. */
export async function adopt(person: Me): Promise<void> {
  keep(person);
  const mine = Object.entries(person.settings).filter(([name]) => name in settings);
  for (const [name, value] of mine) set(name as 'speed', value as Speed);
  set('name', person.name);
  if (person.colour) set('colour', person.colour);
  if (person.shape) set('shape', person.shape);
  if (person.language !== settings.language) await speak(person.language);
}
