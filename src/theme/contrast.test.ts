import { describe, expect, it } from 'vitest';

import { contrast, mix, parseHex, reach, toHex } from './contrast';

describe('contrast', () => {
  // Expected values from the WCAG 2.2 formula, calculated independently of this code.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
    ['#00f', '#fff', 8.59],
    ['#ffff00', '#000000', 19.56],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it.each(['', 'red', '#12', '#12345', '#gggggg', 'rgb(0 0 0)', '#ffffff80'])('refuses "%s"', (color) => {
    expect(() => contrast(color, '#ffffff')).toThrow('is not a hex colour');
  });
});

describe('mixing', () => {
  it('goes from one colour to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
  });

  it('writes what it reads', () => {
    for (const color of ['#000000', '#ffffff', '#0a0b0c', '#c0ffee']) expect(toHex(parseHex(color))).toBe(color);
  });
});

describe('reaching a contrast', () => {
  it('keeps a colour that has it', () => {
    expect(reach('#767676', '#000000', ['#ffffff'], 4.5)).toBe('#767676');
  });

  it('goes no farther than it must', () => {
    const found = reach('#aaaaaa', '#000000', ['#ffffff', '#eeeeee'], 4.5);
    expect(contrast(found, '#eeeeee')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, '#eeeeee')).toBeLessThan(4.8);
  });

  it('says so when nothing on the way is enough', () => {
    expect(() => reach('#ffffff', '#dddddd', ['#ffffff'], 4.5)).toThrow('reaches 4.5:1 on #ffffff');
  });
});
