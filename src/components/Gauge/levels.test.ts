import { describe, expect, it } from 'vitest';

import { gaugeLevel, gaugeShare } from './levels';

describe('gauge', () => {
  const levels = [
    { from: 0, tone: 'error', label: 'Low' },
    { from: 30, tone: 'warning', label: 'Fair' },
    { from: 80, tone: 'success', label: 'Good' },
  ] as const;

  it('has the level that it has reached', () => {
    expect(gaugeLevel(29.9, levels)?.label).toBe('Low');
    expect(gaugeLevel(30, levels)?.label).toBe('Fair');
    expect(gaugeLevel(100, levels)?.label).toBe('Good');
    expect(gaugeLevel(-1, levels)).toBeUndefined();
  });

  it('stays between its bounds', () => {
    expect(gaugeShare(640, 0, 1000)).toBe(0.64);
    expect(gaugeShare(-5, 0, 10)).toBe(0);
    expect(gaugeShare(50, 0, 10)).toBe(1);
    expect(gaugeShare(5, 10, 10)).toBe(0);
  });
});
