import { describe, expect, it } from 'vitest';

import { nearestCard } from './nearestCard';

const card = (left: number, top: number, height: number) => ({
  left,
  right: left + 100,
  top,
  bottom: top + height,
});

describe('nearestCard', () => {
  // Two columns: 0 and 3 in the first, 1, 2 and 4 in the second.
  const cards = [card(0, 0, 300), card(116, 0, 100), card(116, 116, 100), card(0, 316, 50), card(116, 232, 90)];

  it('stays in the column', () => {
    expect(nearestCard(cards, 0, 1)).toBe(3);
    expect(nearestCard(cards, 1, 1)).toBe(2);
    expect(nearestCard(cards, 4, -1)).toBe(2);
  });

  it('is none at the ends', () => {
    expect(nearestCard(cards, 3, 1)).toBeUndefined();
    expect(nearestCard(cards, 1, -1)).toBeUndefined();
    expect(nearestCard([], 0, 1)).toBeUndefined();
  });
});
