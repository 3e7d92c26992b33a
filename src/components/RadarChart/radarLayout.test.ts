import { describe, expect, it } from 'vitest';

import { radarLayout } from './radarLayout';

const labels = ['Speed', 'Price', 'Service', 'Design', 'Range'];
const layout = radarLayout({ width: 400, height: 240, labels, max: 100 });

describe('radarLayout', () => {
  it('starts at the top and turns clockwise', () => {
    expect(layout.pointAt(0, 100)).toEqual({ x: 200, y: 120 - layout.radius });
    expect(layout.pointAt(1, 100).x).toBeGreaterThan(200);
    expect(layout.pointAt(4, 100).x).toBeLessThan(200);
    expect(layout.pointAt(2, 0)).toEqual({ x: 200, y: 120 });
  });

  it('finds the axis under a position', () => {
    for (const row of labels.keys()) {
      const { x, y } = layout.pointAt(row, 60);
      expect(layout.rowAt(x + 2, y - 2)).toBe(row);
    }
  });

  it('leaves room for short names beside a narrow chart', () => {
    const narrow = radarLayout({
      width: 330,
      height: 320,
      labels: ['Concept', 'Design', 'Building', 'Extras', 'Marketing'],
      max: 1,
    });
    expect(narrow.labels.map(({ text }) => text)).toEqual(narrow.labels.map(({ full }) => full));
  });

  it('keeps names inside a narrow chart', () => {
    const narrow = radarLayout({
      width: 280,
      height: 240,
      labels: labels.map((name) => `${name} ve bütün hizmetler`),
      max: 1,
    });
    for (const { text, full, anchor } of narrow.labels) {
      if (anchor !== 'middle') expect(text.length).toBeLessThan(full.length);
    }
  });
});
