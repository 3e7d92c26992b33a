import { describe, expect, it } from 'vitest';

import {
  boundsOf,
  clampZoom,
  fitView,
  isInView,
  clampToBounds,
  zoomLevelOf,
  metresPerPx,
  nextZoom,
  panView,
  project,
  scaleBar,
  toUnit,
  unproject,
  viewBounds,
  zoomView,
  zoomLevels,
} from './mercator';

const size = { width: 800, height: 400 };
const view = { lat: 44.512, lon: -31.204, zoom: 14 };

describe('projection', () => {
  it('agrees with known tile numbers of Web Mercator', () => {
    expect(toUnit({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
    // Tile 15/17601/10746 contains the Brandenburg Gate.
    const { x, y } = project({ lat: 52.5163, lon: 13.3777 }, 15);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([17601, 10746]);
  });

  it('comes back to the same point', () => {
    const back = unproject(project(view, 14), 14);
    expect(back.lat).toBeCloseTo(view.lat, 9);
    expect(back.lon).toBeCloseTo(view.lon, 9);
  });

  it('stays finite at the poles', () => {
    expect(toUnit({ lat: 90, lon: 0 }).y).toBeCloseTo(0, 5);
    expect(toUnit({ lat: -90, lon: 0 }).y).toBeCloseTo(1, 5);
  });
});

describe('moving a view', () => {
  it('shows the west when pulled to the right, and comes back', () => {
    const moved = panView(view, 100, 0);
    expect(moved.lon).toBeLessThan(view.lon);
    expect(panView(moved, -100, 0).lon).toBeCloseTo(view.lon, 9);
  });

  it('keeps the point under the hand in place while zooming', () => {
    const offset = { x: 150, y: -80 };
    const under = (at: typeof view) => {
      const { x, y } = project(at, at.zoom);
      return unproject({ x: x + offset.x, y: y + offset.y }, at.zoom);
    };
    const after = zoomView(view, 15.5, offset);
    expect(under(after).lat).toBeCloseTo(under(view).lat, 8);
    expect(under(after).lon).toBeCloseTo(under(view).lon, 8);
  });

  it('stays within an area', () => {
    const bounds = { west: -32, south: 44, east: -30, north: 45 };
    expect(clampToBounds({ ...view, lon: 10 }, bounds).lon).toBe(-30);
    expect(clampToBounds(view, undefined)).toBe(view);
  });
});

describe('levels', () => {
  it('steps through all six and stops at both ends', () => {
    const steps = [zoomLevels.country as number];
    for (let turn = 0; turn < 7; turn++) steps.push(nextZoom(steps.at(-1) ?? 0, 1));
    expect(steps).toEqual([8.5, 10.5, 12.5, 14, 15.5, 17, 17, 17]);
    expect(nextZoom(8.5, -1)).toBe(8.5);
  });

  it('steps from a zoom between two levels to the next one', () => {
    expect(nextZoom(13.2, 1)).toBe(14);
    expect(nextZoom(13.2, -1)).toBe(12.5);
    expect(zoomLevelOf(13.2)).toBe('town');
    expect(zoomLevelOf(99)).toBe('house');
  });

  it('makes a zoom of anything', () => {
    expect(clampZoom(NaN)).toBe(zoomLevels.country);
    expect(clampZoom(40)).toBe(zoomLevels.house);
  });
});

describe('fitting', () => {
  const points = [
    { lat: 44.5, lon: -31.3 },
    { lat: 44.6, lon: -31.1 },
  ];

  it('shows every point inside the padding, and touches it', () => {
    const fitted = fitView(points, size, { padding: 50 });
    const middle = project(fitted ?? view, fitted?.zoom ?? 0);
    const distances = points.map((point) => {
      const at = project(point, fitted?.zoom ?? 0);
      return [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)] as const;
    });
    for (const [x, y] of distances) {
      expect(x).toBeLessThanOrEqual(350.001);
      expect(y).toBeLessThanOrEqual(150.001);
    }
    expect(Math.max(...distances.map(([x, y]) => Math.max(x / 350, y / 150)))).toBeCloseTo(1, 6);
  });

  it('shows one point from the street, broken ones not at all', () => {
    expect(fitView([view], size)).toMatchObject({ zoom: zoomLevels.street });
    expect(fitView([{ lat: NaN, lon: 1 }], size)).toBeUndefined();
    expect(fitView([], size)).toBeUndefined();
  });

  it('knows what is in view', () => {
    expect(isInView(view, view, size, 24)).toBe(true);
    expect(isInView(panView(view, 390, 0), view, size, 24)).toBe(false);
    expect(isInView(panView(view, 370, 0), view, size, 24)).toBe(true);
    expect(isInView(panView(view, 0, 190), view, size, 24)).toBe(false);
  });

  it('knows the area of points and of a view', () => {
    expect(boundsOf([...points, { lat: NaN, lon: 0 }])).toEqual({ west: -31.3, south: 44.5, east: -31.1, north: 44.6 });
    expect(boundsOf([])).toBeUndefined();
    const shown = viewBounds(view, size);
    expect(shown.west).toBeLessThan(view.lon);
    expect(shown.north).toBeGreaterThan(view.lat);
    expect((shown.east + shown.west) / 2).toBeCloseTo(view.lon, 9);
  });
});

describe('scale', () => {
  it('is 111 km for a degree of longitude at the equator', () => {
    const degree = project({ lat: 0, lon: 1 }, 10).x - project({ lat: 0, lon: 0 }, 10).x;
    expect(metresPerPx(0, 10) * degree).toBeCloseTo(111_319.5, 0);
  });

  it('takes the roundest length that fits', () => {
    expect(scaleBar(1, 110)).toEqual({ metres: 100, width: 100 });
    expect(scaleBar(7, 110).metres).toBe(500);
    expect(scaleBar(2.4, 110).metres).toBe(200);
    expect(scaleBar(NaN, 110)).toEqual({ metres: 0, width: 0 });
  });
});
