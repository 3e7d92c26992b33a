import { describe, expect, it } from 'vitest';

import { distanceInMetres } from '#lib/geo/distance';

import { offsetPoint, parseDegrees, roundPoint } from './coordinates';

describe('degrees', () => {
  it.each([
    ['44.5121', 44.5121],
    [' -31,2042 ', -31.2042],
    ['−31.2', -31.2],
    ['44°', 44],
    ['', undefined],
    ['44.', undefined],
    ['north', undefined],
    ['4e1', undefined],
    ['0x10', undefined],
  ])('%j are %s', (text, expected) => expect(parseDegrees(text)).toBe(expected));
});

describe('a pin', () => {
  const pin = { lat: 44.5121, lon: -31.2042 };

  it.each([
    [10, 0],
    [-10, 0],
    [0, 10],
    [0, -10],
  ])('moves by 10 m (%i north, %i east)', (north, east) => {
    const to = offsetPoint(pin, north, east);
    expect(distanceInMetres(pin, to)).toBeGreaterThanOrEqual(9);
    expect(distanceInMetres(pin, to)).toBeLessThanOrEqual(11);
    expect([Math.sign(to.lat - pin.lat), Math.sign(to.lon - pin.lon)]).toEqual([Math.sign(north), Math.sign(east)]);
  });

  it('keeps five decimals', () => {
    expect(roundPoint({ lat: 44.512_345_678, lon: -31.204_249_9 })).toEqual({ lat: 44.51235, lon: -31.20425 });
  });
});
