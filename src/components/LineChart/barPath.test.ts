import { describe, expect, it } from 'vitest';

import { barPath } from './barPath';

const box = { x: 10, y: 20, width: 30, height: 40 };

describe('barPath', () => {
  it('rounds only the end away from zero', () => {
    const path = barPath(box, { end: 'top', radius: 3, gap: 0 });
    expect(path).toContain('M13 20H37');
    expect(path).toContain('Q40 60 40 60');
  });

  it('reads negative lengths as the same box', () => {
    const upside = barPath({ x: 10, y: 60, width: 30, height: -40 }, { end: 'bottom', radius: 3, gap: 0 });
    expect(upside).toBe(barPath(box, { end: 'bottom', radius: 3, gap: 0 }));
  });

  it('draws nothing for nothing, and no gap larger than the bar', () => {
    expect(barPath({ ...box, height: 0 }, { end: 'top', radius: 3, gap: 1 })).toBe('');
    expect(barPath({ ...box, height: 1 }, { end: 'top', radius: 0, gap: 4 })).toContain('M10 20.5');
  });
});
