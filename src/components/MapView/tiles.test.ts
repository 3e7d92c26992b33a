import { describe, expect, it } from 'vitest';

import { project, worldPx } from '#lib/geo/mercator';

import { sheetFor } from './sheet';
import { tilesFor, tileZoom } from './tiles';

const template = 'https://tiles.example/{z}/{x}/{y}.png';
const size = { width: 800, height: 400 };
const centre = { lat: 44.512, lon: -31.204 };

function tilesAt(zoom: number, at = centre, drawn = zoom) {
  const view = { ...at, zoom };
  const { sheet } = sheetFor(view, drawn, size);
  return tilesFor(template, { zoom, drawn, middle: project(view, drawn), size, sheet });
}

describe('tileZoom', () => {
  it.each([
    [8.5, 9],
    [12.4, 12],
    [17, 17],
    [25, 19],
    [-1, 0],
  ])('is the whole one nearest to %s: %s', (zoom, expected) => {
    expect(tileZoom(zoom)).toBe(expected);
  });
});

describe('tilesFor', () => {
  it('names tiles as servers do', () => {
    // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames: the tile that contains the point.
    const z = 12;
    const x = Math.floor(((centre.lon + 180) / 360) * 2 ** z);
    const phi = (centre.lat * Math.PI) / 180;
    const y = Math.floor(((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * 2 ** z);
    expect(tilesAt(12).map(({ href }) => href)).toContain(`https://tiles.example/${z}/${x}/${y}.png`);
  });

  it('lays a tile where its corner is on the ground', () => {
    const { sheet } = sheetFor({ ...centre, zoom: 12 }, 12, size);
    const tile = tilesAt(12)[0] ?? expect.fail();
    const [z = 0, x = 0, y = 0] = (tile.href.match(/\d+/g) ?? []).map(Number);
    const lon = (x / 2 ** z) * 360 - 180;
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
    const corner = project({ lat, lon }, 12);
    expect(tile.left).toBe(Math.round(corner.x - sheet.left));
    expect(tile.top).toBe(Math.round(corner.y - sheet.top));
    expect(tile.right - tile.left).toBe(256);
  });

  it.each([8.5, 9.37, 12.5, 14, 15.5, 17])('covers the whole view without seams at zoom %s', (zoom) => {
    const view = { ...centre, zoom };
    const { sheet } = sheetFor(view, zoom, size);
    const middle = project(view, zoom);
    const tiles = tilesAt(zoom);
    const edge = { left: middle.x - 400 - sheet.left, top: middle.y - 200 - sheet.top };
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(edge.left + 0.5);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(edge.top + 0.5);
    expect(Math.max(...tiles.map(({ right }) => right))).toBeGreaterThanOrEqual(edge.left + 799.5);
    expect(Math.max(...tiles.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(edge.top + 399.5);
    const columns = [...new Set(tiles.map(({ left }) => left))].toSorted((a, b) => a - b);
    for (const tile of tiles) {
      expect([...columns.slice(1), Math.max(...tiles.map(({ right }) => right))]).toContain(tile.right);
      // No tile outside the view is requested.
      expect(tile.right).toBeGreaterThan(edge.left - 1);
      expect(tile.left).toBeLessThan(edge.left + 801);
    }
    expect(tiles.length).toBeLessThanOrEqual(28);
  });

  it('shows more of the sheet where a gesture makes it smaller', () => {
    expect(tilesAt(11.5, centre, 12).length).toBeGreaterThan(tilesAt(12).length);
  });

  it('goes on past the line of dates, and not past the poles', () => {
    const z = 8;
    const names = tilesAt(z, { lat: 84.9, lon: 179.9 }).map(({ href }) => (href.match(/\d+/g) ?? []).map(Number));
    const columns = new Set(names.map(([, x]) => x));
    expect(columns.has(255)).toBe(true);
    expect(columns.has(0)).toBe(true);
    expect(names.every(([, x = -1, y = -1]) => x >= 0 && x < 256 && y >= 0)).toBe(true);
    expect(worldPx(z) / 256).toBe(256);
  });
});
