import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function load(kept: string | undefined, prerendered?: string) {
  const values = new Map(kept === undefined ? [] : [['units', kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  if (prerendered !== undefined) vi.stubGlobal('document', { documentElement: { dataset: { prerendered } } });
  return import('./distanceUnit');
}

describe('the units of distances', () => {
  it.each([
    [undefined, 'km', false],
    ['km', 'km', false],
    ['mi', 'mi', false],
    ['own-km', 'km', true],
    ['own-mi', 'mi', true],
    ['furlongs', 'km', false],
  ])('are read from %j', async (kept, units, isOwn) => {
    const { currentDistanceUnit, hasDeviceDistanceUnit } = await load(kept);
    expect(currentDistanceUnit()).toBe(units);
    expect(hasDeviceDistanceUnit()).toBe(isOwn);
  });

  it('are kept as one’s own', async () => {
    const { saveDistanceUnit, currentDistanceUnit, hasDeviceDistanceUnit } = await load('km');
    saveDistanceUnit('mi');
    expect(currentDistanceUnit()).toBe('mi');
    expect(hasDeviceDistanceUnit()).toBe(true);
  });

  it('are those of the prerendered page until it is hydrated', async () => {
    const { currentDistanceUnit, endPrerenderedUnits } = await load('own-mi', 'page');
    expect(currentDistanceUnit()).toBe('km');
    expect(endPrerenderedUnits()).toBe(true);
    expect(currentDistanceUnit()).toBe('mi');
    expect(endPrerenderedUnits()).toBe(false);
  });
});
