import { describe, expect, it } from 'vitest';

import { shortened, textWidth, thinned } from './ticks';
import type { TickBox } from './ticks';

const keptOf = (boxes: readonly TickBox[], gap?: number) => thinned(boxes.length, (index) => boxes[index], gap);

describe('thinned', () => {
  it('keeps all that fit', () => {
    expect(keptOf([0, 50, 100].map((at) => ({ at, width: 30 })))).toEqual([0, 1, 2]);
  });

  it('keeps every nth where they would touch', () => {
    const months = Array.from({ length: 12 }, (_, index) => ({ at: index * 24, width: 28 }));
    expect(keptOf(months)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('never lets neighbours touch, also from right to left', () => {
    const boxes = Array.from({ length: 40 }, (_, index) => ({ at: 300 - index * 7, width: 10 + (index % 5) * 8 }));
    const kept = keptOf(boxes, 8);
    for (const [place, index] of kept.entries()) {
      const box = boxes[index];
      const before = boxes[kept[place - 1] ?? -1];
      if (box && before) expect(before.at - box.at).toBeGreaterThanOrEqual((box.width + before.width) / 2 + 8);
    }
  });

  it('measures few of many labels', () => {
    const measured = new Set<number>();
    const kept = thinned(5000, (index) => {
      measured.add(index);
      return { at: index * 0.2, width: 40 };
    });
    expect(kept.slice(0, 2)).toEqual([0, 260]);
    expect(measured.size).toBeLessThan(300);
  });

  it('keeps one where there is room for one', () => {
    expect(keptOf([0, 5, 9].map((at) => ({ at, width: 200 })))).toEqual([0]);
    expect(keptOf([])).toEqual([]);
  });
});

describe('shortened', () => {
  it('leaves what fits and cuts the rest with an ellipsis', () => {
    expect(shortened('Mart', 100)).toBe('Mart');
    const cut = shortened('Acil servis ve yoğun bakım başvuruları', 100);
    expect(cut.endsWith('…')).toBe(true);
    expect(textWidth(cut)).toBeLessThanOrEqual(100);
  });

  it('always leaves a letter', () => {
    expect(shortened('Mart', 1)).toBe('M…');
  });
});
