// The real rules pages, read as the page reads them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plain, read, ruleOf, says } from '../src/lib/rules';

for (const language of ['ja', 'en']) {
  const text = readFileSync(`../src/paddock/games/formula_motor_racing/rules.${language}.md`, 'utf8');
  const blocks = read(text);

  describe(language, () => {
    test('every numbered rule is found by its number', () => {
      const numbers = [...text.matchAll(/^- \*\*(FMR-\d+)\*\*/gm)].map((match) => match[1]!);
      expect(numbers.length).toBe(31);
      for (const number of numbers) expect(ruleOf(blocks, number)?.rule).toBe(number);
    });
    test('what belongs to a rule stands under it, rulings are marked', () => {
      const overtaking = ruleOf(blocks, 'FMR-12')!;
      expect(overtaking.items.length).toBe(5);
      const charge = ruleOf(blocks, 'FMR-16')!;
      expect(charge.items.filter((item) => item.ruling).length).toBe(1);
      expect(charge.items.find((item) => item.ruling)!.pieces.some((piece) => piece.kind === 'code')).toBe(true);
    });
    test('nothing is lost: all letters of the page are on the page', () => {
      const letters = (some: string): string => some.replace(/[^\p{L}\p{N}]/gu, '');
      const shown = blocks.map((block) => {
        if (block.kind === 'heading') return block.text;
        if (block.kind === 'paragraph') return plain(block.pieces);
        if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join('');
        const all = (items: typeof block.items): string => items.map((item) => item.rule + plain(item.pieces) + all(item.items)).join('');
        return all(block.items);
      });
      expect(letters(shown.join(''))).toBe(letters(text.replace(/^\|[-:| ]+\|$/gm, '')));
    });
    test('a search finds words anywhere under a rule', () => {
      const found = blocks.flatMap((block) => (block.kind === 'list' ? block.items.filter((item) => says(item, 'charge_at_front')) : []));
      expect(found.map((item) => item.rule)).toEqual(['FMR-16']);
    });
  });
}
