import { afterEach, describe, expect, test, vi } from 'vitest';

import { findMyLocation } from './myLocation';

/** The error with which browsers reject; Node has none. */
class PositionError {
  readonly PERMISSION_DENIED = 1;
  readonly POSITION_UNAVAILABLE = 2;
  readonly TIMEOUT = 3;
  readonly code: number;

  constructor(code: number) {
    this.code = code;
  }
}

type Coords = { latitude: number; longitude: number; accuracy: number };

/** Stubs geolocation to resolve or reject; returns the options of each call. */
function browserThat(answer: Coords | PositionError | Error): Array<PositionOptions | undefined> {
  const asked: Array<PositionOptions | undefined> = [];
  vi.stubGlobal('GeolocationPositionError', PositionError);
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(
        found: (position: { coords: Coords }) => void,
        refused: (error: unknown) => void,
        options?: PositionOptions,
      ) {
        asked.push(options);
        if ('latitude' in answer) found({ coords: answer });
        else refused(answer);
      },
    },
  });
  return asked;
}

const at = (latitude: number, longitude: number, accuracy = 30): Coords => ({ latitude, longitude, accuracy });

afterEach(() => vi.unstubAllGlobals());

describe('where the visitor is', () => {
  test('is rounded to about 110 m, so that it reveals no home', async () => {
    const asked = browserThat(at(44.512_345, -31.204_119));
    expect(await findMyLocation()).toEqual({ lat: 44.512, lon: -31.204 });
    // Without a timeout, a browser may wait forever.
    expect(asked).toEqual([{ timeout: 10_000, maximumAge: 60_000 }]);
  });

  test.each([
    ['the south', 43.901, -31],
    ['the north', 45.099, -31],
    ['the west', 44.5, -32.199],
    ['the east', 44.5, -29.901],
  ])('is inside up to the edge in %s', async (_edge, lat, lon) => {
    browserThat(at(lat, lon));
    expect(await findMyLocation()).toEqual({ lat, lon });
  });

  test.each([
    ['south', 43.9, -31],
    ['north', 45.1, -31],
    ['west', 44.5, -32.2],
    ['east', 44.5, -29.9],
    ['just south, and rounded onto the edge', 43.900_4, -31],
    ['in Istanbul', 41.01, 28.95],
    ['on the other side of the world', -44.5, 31],
    ['at no place at all', Number.NaN, Number.NaN],
  ])('is outside of the country: %s', async (_where, lat, lon) => {
    browserThat(at(lat, lon));
    expect(await findMyLocation()).toBe('geoOutside');
  });

  test.each([
    [5000, {}],
    [5001, { roughM: 5001 }],
    [80_000, { roughM: 80_000 }],
    // Some browsers do not report an accuracy.
    [Number.NaN, {}],
  ])('reports a rough position at an accuracy of %d m', async (accuracy, rough) => {
    browserThat(at(44.5, -31, accuracy));
    expect(await findMyLocation()).toEqual({ lat: 44.5, lon: -31, ...rough });
  });
});

describe('why the position is unavailable', () => {
  test.each([
    ['was refused', 'geoDenied', new PositionError(1)],
    ['could not be found out', 'geoFailed', new PositionError(2)],
    ['took too long', 'geoFailed', new PositionError(3)],
    // Its code is not that of a permission error.
    ['failed in a way no browser should', 'geoFailed', Object.assign(new Error('Broken'), { code: 1 })],
  ] as const)('where it %s: %s', async (_why, problem, error) => {
    browserThat(error);
    expect(await findMyLocation()).toBe(problem);
  });

  test('when the browser throws', async () => {
    vi.stubGlobal('GeolocationPositionError', PositionError);
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition() {
          throw new TypeError('Not allowed here');
        },
      },
    });
    expect(await findMyLocation()).toBe('geoFailed');
  });

  test('without geolocation support', async () => {
    vi.stubGlobal('navigator', {});
    expect(await findMyLocation()).toBe('geoFailed');
  });
});
