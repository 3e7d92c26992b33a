import { project } from '#lib/geo/mercator';
import type { Size, Viewpoint } from '#lib/geo/mercator';

import type { Box, Sheet } from './shapes';

/** One picture of the ground, and where it lies in px of the sheet. */
export interface Tile extends Box {
  href: string;
}

/** The deepest zoom that servers of tiles commonly have. */
const deepest = 19;

/** The whole zoom whose tiles are drawn nearest to their own size at any zoom. */
export function tileZoom(zoom: number): number {
  return Math.min(deepest, Math.max(0, Math.round(zoom)));
}

/**
 * The tiles that cover what a view shows of its sheet, row by row from the north-west. Their edges lie on whole px and
 * meet, so that no seam is seen where a zoom stretches them.
 */
export function tilesFor(template: string, view: Viewpoint, drawn: number, size: Size, sheet: Sheet): Tile[] {
  const z = tileZoom(drawn);
  const count = 2 ** z;
  const side = sheet.scale / count;
  const middle = project(view, drawn);
  // What is stretched during a gesture shows more or less of the sheet.
  const stretch = 2 ** (view.zoom - drawn);
  const span = (at: number, length: number) => {
    const half = length / stretch / 2;
    const first = Math.floor((at - half) / side);
    const last = Math.ceil((at + half) / side) - 1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const rows = span(middle.y, size.height).filter((y) => y >= 0 && y < count);
  return rows.flatMap((y) =>
    span(middle.x, size.width).map((x) => ({
      // Past the line of dates the world begins again; its ends north and south are ends.
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
