// The rules of a game in a language, read once.
import { fetchText } from './api';
import { read, type Block } from './rules';
import type { Language } from './settings.svelte';

const books = new Map<string, Promise<Block[]>>();

export function rulesOf(game: string, language: Language): Promise<Block[]> {
  const name = `${game}/rules/${language}`;
  const found = books.get(name) ?? fetchText(`/api/games/${name}`).then(read);
  books.set(name, found);
  found.catch(() => books.delete(name));
  return found;
}
