// Guided first races: a match file, and what is said before some of its plies.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Entry, MatchFile } from './fairness';
import type { Language } from './settings.svelte';

interface Raw {
  readonly seat: number;
  readonly first: number; // the ply to begin with
  readonly names: readonly string[]; // keys
  readonly prompts: Readonly<Record<string, string>>; // ply -> key
}

export interface Lesson {
  readonly file: string;
  readonly seat: number;
  readonly first: number;
  names(language: Language): readonly string[];
  prompt(ply: number, language: Language): string;
  /** What the learner's seat did to come to a ply; null where others acted. */
  actionAt(ply: number): number | null;
}

const plans = import.meta.glob<Raw>('../games/*/lesson/plan.json', { import: 'default' });
const files = import.meta.glob<string>('../games/*/lesson/match.json', { query: '?raw', import: 'default' });
const words = import.meta.glob<string>('../games/*/lesson/words.*.ftl', { query: '?raw', import: 'default' });

async function bundleOf(game: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = await words[`../games/${game}/lesson/words.${language}.ftl`]!();
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = plans[`../games/${game}/lesson/plan.json`];
  const loadFile = files[`../games/${game}/lesson/match.json`];
  if (!load || !loadFile) return null;
  const [plan, file, ja, en] = await Promise.all([load(), loadFile(), bundleOf(game, 'ja'), bundleOf(game, 'en')]);
  const done = (JSON.parse(file) as MatchFile).entries.filter((entry: Entry) => entry[0] === 'act' || entry[0] === 'luck');
  const say = (language: Language, key: string): string => {
    const pattern = (language === 'ja' ? ja : en).getMessage(key)?.value;
    return pattern ? (language === 'ja' ? ja : en).formatPattern(pattern) : key;
  };
  return {
    file,
    seat: plan.seat,
    first: plan.first,
    names: (language) => plan.names.map((key) => say(language, key)),
    prompt: (ply, language) => (plan.prompts[ply] ? say(language, plan.prompts[ply]!) : ''),
    actionAt(ply) {
      const entry = done[ply - 1];
      return entry?.[0] === 'act' && entry[1] === plan.seat ? (entry[2] as number) : null;
    },
  };
}
