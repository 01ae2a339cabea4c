import { expect, test } from 'vitest';
import { loadReadings, parts } from '../src/lib/furigana';

test('readings stand over whole words, the longest first, and over nothing else', async () => {
  await loadReadings();
  expect(parts('手番に山札から')).toEqual([
    { text: '手番', reading: 'てばん' },
    { text: 'に', reading: '' },
    { text: '山札', reading: 'やまふだ' },
    { text: 'から', reading: '' },
  ]);
  expect(parts('目標は5枚目、出目は6、目は7')).toEqual([
    { text: '目標は5枚目、', reading: '' },
    { text: '出目', reading: 'でめ' },
    { text: 'は6、', reading: '' },
    { text: '目', reading: 'め' },
    { text: 'は7', reading: '' },
  ]);
});
