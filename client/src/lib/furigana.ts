// Readings written by hand (furigana.ja.txt: a word and its reading a line), shown where switched on.
export interface Part {
  text: string;
  reading: string;
}

let readings: Map<string, string> | null = null;
let pattern: RegExp | null = null;

export async function loadReadings(): Promise<void> {
  if (readings) return;
  const { default: file } = await import('../furigana.ja.txt?raw');
  const lines = file.split('\n').filter((line) => line && !line.startsWith('#'));
  readings = new Map(lines.map((line) => line.split(/\s+/) as [string, string]));
  const words = [...readings.keys()].sort((a, b) => b.length - a.length);
  // A single character reads otherwise inside a compound: there it stays bare.
  const alone = (word: string): string => (word.length > 1 ? word : `(?<!\\p{Script=Han})${word}(?!\\p{Script=Han})`);
  pattern = new RegExp(words.map(alone).join('|'), 'gu');
}

/** A text in parts, those with a reading apart. Longer words win over shorter ones. */
export function parts(text: string): Part[] {
  if (!pattern || !readings) return [{ text, reading: '' }];
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), reading: '' });
    found.push({ text: match[0], reading: readings.get(match[0]) ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), reading: '' });
  return found;
}
