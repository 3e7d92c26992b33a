import { describe, expect, it } from 'vitest';

import { titlesIn } from './boardRules';

describe('titlesIn', () => {
  it('makes a title of each line, without the markers of a list', () => {
    expect(titlesIn('- [ ] Order paper\r\n\n* Fold\n1. Cut\n2) Pack \n', 20)).toEqual([
      'Order paper',
      'Fold',
      'Cut',
      'Pack',
    ]);
    expect(titlesIn('a long title\nb', 6)).toEqual(['a long', 'b']);
    expect(titlesIn(' \n', 6)).toEqual([]);
  });

  it('keeps the number of a single title', () => {
    expect(titlesIn('1. Quarter', 20)).toEqual(['1. Quarter']);
    expect(titlesIn('- Order paper', 20)).toEqual(['Order paper']);
  });
});
