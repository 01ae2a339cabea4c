// Reads a rules page: headings, numbered rules, rulings, tables, in plain trees; no HTML of others.
export type Piece = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Piece[][]; align: string[]; rows: Piece[][][] };
export interface Item {
  rule: string;
  ruling: boolean;
  pieces: Piece[];
  items: Item[];
}

const RULE = /^\*\*([A-Z]{2,4}-\d+)\*\*\s*/;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|([^*`]+|[*`])/g)) {
    if (match[1] !== undefined) found.push({ kind: 'strong', text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: 'em', text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: 'code', text: match[3] });
    else found.push({ kind: 'text', text: match[4] ?? '' });
  }
  return found;
}

function item(text: string): Item {
  const rule = RULE.exec(text)?.[1] ?? '';
  const rest = text.replace(RULE, '');
  const ruling = /^\*(裁定|Ruling)/.test(rest);
  return { rule, ruling, pieces: pieces(rest), items: [] };
}

const cells = (line: string): string[] => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim());

export function read(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (!line.trim()) continue;
    if (heading) {
      const text = heading[2]!;
      blocks.push({ kind: 'heading', level: heading[1]!.length, text, id: `s-${blocks.length}` });
    } else if (/^\s*[-*] /.test(line) || /^\d+\. /.test(line)) {
      const block: Block = { kind: 'list', items: [] };
      i = readList(lines, i, block.items);
      blocks.push(block);
    } else if (line.startsWith('|')) {
      i = readTable(lines, i, blocks);
    } else {
      const text = [line];
      while (lines[i + 1]?.trim() && !/^(#|\s*[-*] |\|)/.test(lines[i + 1]!)) text.push(lines[(i += 1)]!);
      blocks.push({ kind: 'paragraph', pieces: pieces(text.join(' ')) });
    }
  }
  return blocks;
}

function readList(lines: readonly string[], from: number, items: Item[]): number {
  let i = from;
  for (; i < lines.length; i += 1) {
    const line = lines[i]!;
    const bullet = /^(\s*)(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (bullet) {
      const into = bullet[1]!.length >= 2 && items.length ? items.at(-1)!.items : items;
      into.push(item(bullet[2]!));
    } else if (/^\s+\S/.test(line) && items.length) {
      const last = items.at(-1)!;
      const target = /^\s{4,}/.test(line) && last.items.length ? last.items.at(-1)! : last;
      target.pieces.push(...pieces(` ${line.trim()}`));
    } else if (line.trim() || !/^\s*[-*] /.test(lines[i + 1] ?? '')) {
      break;
    }
  }
  return i - 1;
}

function readTable(lines: readonly string[], from: number, blocks: Block[]): number {
  let i = from;
  const rows: string[][] = [];
  while (lines[i]?.startsWith('|')) rows.push(cells(lines[i++]!));
  const [head = [], marks = [], ...body] = rows;
  const align = marks.map((mark) => (mark.endsWith(':') ? 'right' : 'left'));
  blocks.push({ kind: 'table', head: head.map(pieces), align, rows: body.map((row) => row.map(pieces)) });
  return i - 1;
}

export const plain = (found: readonly Piece[]): string => found.map((piece) => piece.text).join('');

/** One numbered rule with what stands under it. */
export function ruleOf(blocks: readonly Block[], number: string): Item | null {
  for (const block of blocks) {
    if (block.kind !== 'list') continue;
    const found = block.items.find((one) => one.rule === number);
    if (found) return found;
  }
  return null;
}

/** Whether a text or anything under it says what is sought. */
export function says(one: Item, sought: string): boolean {
  const text = `${one.rule} ${plain(one.pieces)}`.toLowerCase();
  return text.includes(sought) || one.items.some((under) => says(under, sought));
}
