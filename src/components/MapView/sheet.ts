import { project, worldPx } from '#lib/geo/mercator';
import type { Size, Viewpoint } from '#lib/geo/mercator';

import type { Sheet } from './shapes';

/**
 * The sheet for a view and the transform that positions it. A sheet is twice as wide and high as the frame and its
 * corner moves in steps of half a frame, so a drag moves one sheet and rarely needs a new one. Rendered for the zoom
 * `drawn`; at another zoom it is scaled.
 */
export function sheetFor(view: Viewpoint, drawn: number, { width, height }: Size): { sheet: Sheet; transform: string } {
  const { x, y } = project(view, drawn);
  const [stepX, stepY] = [width / 2, height / 2];
  const left = Math.round(x / stepX) * stepX - width;
  const top = Math.round(y / stepY) * stepY - height;
  const stretch = 2 ** (view.zoom - drawn);
  const [dx, dy] = [width / 2 + (left - x) * stretch, height / 2 + (top - y) * stretch];
  return {
    sheet: { scale: worldPx(drawn), left, top, width: width * 2, height: height * 2 },
    transform: `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px)${stretch === 1 ? '' : ` scale(${stretch.toFixed(4)})`}`,
  };
}
