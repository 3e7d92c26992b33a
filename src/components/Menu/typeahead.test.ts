import { expect, test } from 'vitest';

import { typeahead } from './typeahead';

const texts = ['Rename', 'Share', 'Send', 'Ilgaz', 'İzmir', 'Delete'];

test('finds the next text that starts with the letter, and goes around', () => {
  expect(typeahead(texts, 's', 0, 'en')).toBe(1);
  expect(typeahead(texts, 's', 1, 'en')).toBe(2);
  expect(typeahead(texts, 's', 2, 'en')).toBe(1);
});

test('takes the same letter twice for two steps, not for a word', () => {
  expect(typeahead(texts, 'ss', 1, 'en')).toBe(2);
});

test('narrows by more letters and may stay where it is', () => {
  expect(typeahead(texts, 'se', 2, 'en')).toBe(2);
  expect(typeahead(texts, 'sh', 2, 'en')).toBe(1);
});

test('tells the two Turkish letters i apart', () => {
  expect(typeahead(texts, 'i', 0, 'tr')).toBe(4);
  expect(typeahead(texts, 'ı', 0, 'tr')).toBe(3);
});

test('answers -1 when nothing fits', () => {
  expect(typeahead(texts, 'x', 0, 'en')).toBe(-1);
  expect(typeahead([], 'a', -1, 'en')).toBe(-1);
  expect(typeahead(texts, '', 0, 'en')).toBe(-1);
});
