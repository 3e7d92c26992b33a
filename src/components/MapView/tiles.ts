import type { Size, XY } from '#lib/geo/mercator';

import type { Box, Sheet } from './shapes';

/** One tile, and its box in px of the sheet. */
export interface Tile extends Box {
  href: string;
}

/** What is visible of a sheet. */
export interface TilesView {
  zoom: number;
  /** Zoom the sheet was rendered for. */
  drawn: number;
  /** Centre of the view, in px of the world at the zoom `drawn`. */
  middle: XY;
  size: Size;
  sheet: Sheet;
}

/** The deepest zoom that tile servers commonly provide. */
const deepest = 19;

/** The integer zoom whose tiles are rendered closest to their natural size. */
export function tileZoom(zoom: number): number {
  return Math.min(deepest, Math.max(0, Math.round(zoom)));
}

/**
 * The tiles that cover the visible part of a sheet, row by row from the north-west. Their edges share whole px, so that
 * no seams appear when a zoom scales them.
 */
export function tilesFor(template: string, { zoom, drawn, middle, size, sheet }: TilesView): Tile[] {
  const z = tileZoom(drawn);
  const count = 2 ** z;
  const side = sheet.scale / count;
  // Scaling during a gesture changes how much of the sheet is visible.
  const stretch = 2 ** (zoom - drawn);
  const span = (at: number, length: number) => {
    const half = length / stretch / 2;
    const first = Math.floor((at - half) / side);
    const last = Math.ceil((at + half) / side) - 1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const rows = span(middle.y, size.height).filter((y) => y >= 0 && y < count);
  return rows.flatMap((y) =>
    span(middle.x, size.width).map((x) => ({
      // Wraps around the antimeridian; there is nothing beyond the north and south edges.
      href: template
        .replace('{z}', String(z))
        .replace('{x}', String(((x % count) + count) % count))
        .replace('{y}', String(y)),
      left: Math.round(x * side - sheet.left),
      right: Math.round((x + 1) * side - sheet.left),
      top: Math.round(y * side - sheet.top),
      bottom: Math.round((y + 1) * side - sheet.top),
    })),
  );
}
