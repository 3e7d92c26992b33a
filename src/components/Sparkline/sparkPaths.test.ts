import { describe, expect, it } from 'vitest';

import { sparkPaths } from './sparkPaths';

const box = { width: 100, height: 30, pad: 2 };

describe('sparkPaths', () => {
  it('spans the box from the lowest to the highest', () => {
    expect(sparkPaths([1, 3, 2], box)).toMatchObject({ line: 'M2 28L50 2L98 15', end: { x: 98, y: 15 } });
  });

  it('leaves gaps and keeps points that stand alone', () => {
    expect(sparkPaths([1, null, 3], box).line).toBe('M2 28h0M98 2h0');
    expect(sparkPaths([1, null, 3], box).under).toBe('');
  });

  it('runs midway where nothing changes, and draws nothing for nothing', () => {
    expect(sparkPaths([5, 5], box).line).toBe('M2 15L98 15');
    expect(sparkPaths([5], box).end).toEqual({ x: 50, y: 15 });
    expect(sparkPaths([null], box)).toEqual({ line: '', under: '', end: undefined });
  });
});
