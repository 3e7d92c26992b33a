import { describe, expect, it } from 'vitest';

import type { FeatureCollection } from '#lib/geo/geojson';
import { project, zoomLevels } from '#lib/geo/mercator';
import { cpuTime } from '#lib/testing/cpuTime.fixture';

import { clustered, markerBoxes } from './clusters';
import { placedLabels, readableAngle, shortened } from './labels';
import { areaPath, atZoom, clippedRing, linePath, shapesOf, toUnitLine } from './shapes';
import { sheetFor } from './sheet';

const centre = { lat: 44.512, lon: -31.204 };
const size = { width: 800, height: 400 };
const sheetAt = (zoom: number) => sheetFor({ ...centre, zoom }, zoom, size).sheet;

type Position = readonly [lon: number, lat: number];

const feature = (kind: string, name: string, rank: number, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { kind, name, rank },
  geometry: { type, coordinates },
});

/** A synthetic town: an irregular grid of `side` × `side` crossings about 240 m apart, nine districts and a name. */
function town(name: string, { lat, lon }: { lat: number; lon: number }, side: number): FeatureCollection {
  const span = Array.from({ length: side }, (_, index) => index);
  const crossing = (row: number, column: number): Position => [
    lon + (column - side / 2 + Math.sin(row * 7 + column * 3) * 0.2) * 0.003,
    lat + (row - side / 2 + Math.cos(row * 5 + column * 11) * 0.2) * 0.00216,
  ];
  const street = (index: number, line: Position[]) => feature('street', `Street ${index}`, 2, 'LineString', line);
  return {
    type: 'FeatureCollection',
    features: [
      feature('city-label', name, 0, 'Point', [lon, lat]),
      ...span.slice(0, 9).map((index) => {
        const at = crossing((index % 3) * (side / 3), Math.floor(index / 3) * (side / 3));
        return feature('district-label', `Quarter ${index}`, index, 'Point', at);
      }),
      ...span.map((row) =>
        street(
          row,
          span.map((column) => crossing(row, column)),
        ),
      ),
      ...span.map((column) =>
        street(
          side + column,
          span.map((row) => crossing(row, column)),
        ),
      ),
    ],
  };
}

/** The point `x` px right of and `y` px below the centre at a zoom. */
function off(zoom: number, x: number, y: number) {
  const sheet = sheetAt(zoom);
  const at = project(centre, zoom);
  return { x: at.x - sheet.left + x, y: at.y - sheet.top + y };
}

describe('sheets', () => {
  it('stay the same while a view moves a little, and always cover the frame', () => {
    const first = sheetFor({ ...centre, zoom: 14 }, 14, size);
    const near = sheetFor({ lat: centre.lat, lon: centre.lon + 0.0001, zoom: 14 }, 14, size);
    expect(near.sheet).toEqual(first.sheet);
    expect(near.transform).not.toBe(first.transform);
    for (let step = 0; step < 40; step++) {
      const { transform, sheet } = sheetFor(
        { lat: 44.5 + step * 0.0007, lon: -31.2 - step * 0.0009, zoom: 14 },
        14,
        size,
      );
      const [dx = 1, dy = 1] = (transform.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
      expect(dx).toBeLessThanOrEqual(0);
      expect(dy).toBeLessThanOrEqual(0);
      expect(dx + sheet.width).toBeGreaterThanOrEqual(size.width);
      expect(dy + sheet.height).toBeGreaterThanOrEqual(size.height);
    }
  });

  it('are stretched at another zoom than their own', () => {
    expect(sheetFor({ ...centre, zoom: 15 }, 14, size).transform).toContain('scale(2.0000)');
  });
});

describe('paths', () => {
  const sheet = { scale: 1000, left: 0, top: 0, width: 100, height: 100 };
  const unit = (...xy: number[]) => ({
    xy: Float64Array.from(xy),
    box: {
      left: Math.min(...xy.filter((_, at) => at % 2 === 0)),
      right: Math.max(...xy.filter((_, at) => at % 2 === 0)),
      top: Math.min(...xy.filter((_, at) => at % 2 === 1)),
      bottom: Math.max(...xy.filter((_, at) => at % 2 === 1)),
    },
  });

  it('hold only what is near the sheet', () => {
    expect(linePath([unit(0.01, 0.05, 0.09, 0.05)], sheet)).toBe('M10 50L90 50');
    expect(linePath([unit(0.5, 0.5, 0.9, 0.5)], sheet)).toBe('');
    expect(linePath([unit(0.01, 0.05, 0.5, 0.05, 0.9, 0.05, 0.95, 0.06)], sheet)).toBe('M10 50L500 50');
  });

  it('drop points that fall together', () => {
    expect(linePath([unit(0.01, 0.05, 0.0102, 0.05, 0.09, 0.05)], sheet)).toBe('M10 50L90 50');
  });

  it('cut an area at the edge', () => {
    const ring = clippedRing([-50, -50, 150, -50, 150, 150, -50, 150], { left: 0, top: 0, right: 100, bottom: 100 });
    const corners = Array.from(
      { length: ring.length / 2 },
      (_, at) => `${ring[at * 2]} ${ring[at * 2 + 1]}`,
    ).toSorted();
    expect(corners).toEqual(['0 0', '0 100', '100 0', '100 100']);
    expect(clippedRing([200, 200, 300, 200, 300, 300], { left: 0, top: 0, right: 100, bottom: 100 })).toEqual([]);
    expect(areaPath([unit(-5, -5, 5, -5, 5, 5, -5, 5)], sheet)).toMatch(/^M.*Z$/);
  });

  it('give nothing for nothing', () => {
    expect(linePath([toUnitLine([])], sheet)).toBe('');
    expect(areaPath([toUnitLine([])], sheet)).toBe('');
  });

  it('read a table between its steps and flat outside', () => {
    const table = [
      [10, 1],
      [12, 3],
    ] as const;
    expect([9, 10, 11, 12, 20].map((zoom) => atZoom(table, zoom))).toEqual([1, 1, 2, 3, 3]);
  });

  it('write every street of the country well within a picture of 16 ms, and a collection only once', () => {
    // 46 × 46 crossings give 4,140 street segments, as many as the whole country in the seed data.
    const maps = [town('Grid', centre, 46)];
    const lines = maps.flatMap(shapesOf).flatMap((shape) => shape.lines);
    expect(maps.flatMap(shapesOf)[0]).toBe(maps.flatMap(shapesOf)[0]);
    const whole = { ...sheetAt(10), left: 0, top: 0, width: 1e9, height: 1e9 };
    linePath(lines, whole);
    expect(cpuTime(20, () => linePath(lines, whole))).toBeLessThan(16);
  });
});

describe('names', () => {
  const maps = [town('Port Calder', centre, 26), town('Calder Heath', { lat: 44.574, lon: -31.118 }, 9)];
  const shapes = maps.flatMap(shapesOf);

  it('never lie over each other', () => {
    for (const zoom of [8.5, 10.5, 12.5, 14, 15.5, 17]) {
      const level = placedLabels(shapes, sheetAt(zoom), zoom).filter(({ angle }) => angle === 0);
      for (const [index, a] of level.entries()) {
        for (const b of level.slice(index + 1)) {
          const isApart = Math.abs(a.y - b.y) > 10 || Math.abs(a.x - b.x) > (a.text.length + b.text.length) * 2.5;
          expect(isApart, `${a.text} and ${b.text} at ${zoom}`).toBe(true);
        }
      }
    }
  });

  it('name towns from afar, districts nearer, streets from close by', () => {
    const looks = (zoom: number) => new Set(placedLabels(shapes, sheetAt(zoom), zoom).map(({ look }) => look));
    expect(looks(8.5)).toContain('city');
    expect(looks(8.5)).not.toContain('district');
    expect(looks(14)).toContain('district');
    expect(looks(14)).not.toContain('street');
    expect(looks(16)).toContain('street');
  });

  it('step aside for a marker', () => {
    const zoom = 10.5;
    const name = (avoid: Parameters<typeof placedLabels>[3]) =>
      placedLabels(shapes, sheetAt(zoom), zoom, avoid).find(({ text }) => text === 'Port Calder');
    const { x, y } = off(zoom, 0, 0);
    const aside = name([{ left: x - 20, right: x + 20, top: y - 40, bottom: y + 2 }]);
    expect(aside?.y).toBeCloseTo((name([])?.y ?? 0) + 30, 5);
  });

  it('stand beside a marker that has another below it', () => {
    const zoom = 10.5;
    const { x, y } = off(zoom, 0, 0);
    const marker = (dx: number, dy: number) => ({
      left: x + dx - 20,
      right: x + dx + 20,
      top: y + dy - 40,
      bottom: y + dy + 2,
    });
    const labels = placedLabels(shapes, sheetAt(zoom), zoom, [marker(0, 0), marker(10, 50)]);
    const named = labels.find(({ text }) => text === 'Port Calder');
    expect(named?.y).toBeLessThan(y);
    expect(Math.abs((named?.x ?? x) - x)).toBeGreaterThan(40);
  });

  it('are never upside down', () => {
    for (let turn = 0; turn < 360; turn += 15) {
      const angle = readableAngle(Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180));
      expect(Math.abs(angle)).toBeLessThanOrEqual(90);
      expect(angle).not.toBe(0);
    }
  });

  it('are cut when they are endless', () => {
    expect(shortened('Saltmarket')).toBe('Saltmarket');
    expect(shortened('Very-Long-Hyphenated-Quarter-upon-the-River')).toHaveLength(28);
  });
});

describe('clusters', () => {
  const pin = (id: string, lat: number, lon: number) => ({ id, lat, lon });
  const pins = [pin('a', 44.512, -31.204), pin('b', 44.5125, -31.2045), pin('c', 44.6, -31.1), pin('broken', NaN, 0)];

  it('gather what would be covered, in the order of the list', () => {
    const markers = clustered(pins, 10.5);
    expect(markers.map(({ id, pins: held }) => [id, held.length])).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
  });

  it('leave no two markers over each other at any zoom', () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      pin(String(index), 44.5 + ((index * 37) % 60) * 0.001, -31.2 + ((index * 17) % 60) * 0.001),
    );
    for (const zoom of [8.5, 11, 13, 14.4, 16]) {
      const boxes = clustered(crowd, zoom).map(({ x, y }) => ({ x, y }));
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1)) {
          expect(Math.abs(a.x - b.x) >= 38 || Math.abs(a.y - b.y) >= 42).toBe(true);
        }
      }
    }
  });

  it('stand in a ring at the nearest zoom, every pin for itself', () => {
    const markers = clustered(
      Array.from({ length: 5 }, (_, index) => pin(String(index), 44.5, -31.2)),
      zoomLevels.house,
    );
    expect(markers).toHaveLength(5);
    expect(new Set(markers.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(5);
  });

  it('cover what stands over their place', () => {
    const [marker] = clustered(pins, 10.5);
    const boxes = marker && markerBoxes(marker, { left: marker.x - 100, top: marker.y - 100 });
    expect(boxes).toEqual([{ left: 76, right: 124, top: 60, bottom: 100 }]);
    const [head, tip] = markerBoxes({ x: 100, y: 100, id: 'a', pins: [{ id: 'a' }] }, { left: 0, top: 0 });
    expect([head?.bottom, tip?.top]).toEqual([88, 88]);
    const [small] = markerBoxes({ x: 100, y: 100, id: 'a', pins: [{ id: 'a', size: 'small' }] }, { left: 0, top: 0 });
    expect(small?.top).toBeGreaterThan(head?.top ?? 0);
  });
});
