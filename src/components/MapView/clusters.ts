import type { LatLon } from '#lib/geo/latLon';
import { isValidLatLon, project, zoomLevels } from '#lib/geo/mercator';
import type { XY } from '#lib/geo/mercator';

import type { Box, Sheet } from './shapes';

/**
 * One marker on the map: a pin, or a cluster of pins that are too close together. `x` and `y` are world px at the zoom.
 */
export interface Marker<Pin> extends XY {
  /** Id of its first pin. */
  id: string;
  pins: readonly [Pin, ...Pin[]];
}

/** Size of a pin: `small` for many pins without text, each named on the map itself. */
export type MapPinSize = 'small' | 'medium';

/** Pins closer than this in px, both horizontally and vertically, would overlap. */
const apart = { x: 38, y: 42 };
/** Pins on a ring whose neighbours are this far apart never overlap. */
const ringStep = Math.hypot(apart.x, apart.y);

/**
 * Clusters the pins that would overlap at a zoom, in the given order; pins without coordinates are left out. At the
 * closest zoom nothing is clustered, so pins at one location are arranged in a ring around it.
 */
export function clustered<Pin extends LatLon & { id: string }>(pins: readonly Pin[], zoom: number): Marker<Pin>[] {
  const groups: { at: XY; pins: [Pin, ...Pin[]] }[] = [];
  for (const pin of pins) {
    if (!isValidLatLon(pin)) continue;
    const at = project(pin, zoom);
    const near = groups.find((group) => Math.abs(group.at.x - at.x) < apart.x && Math.abs(group.at.y - at.y) < apart.y);
    if (near) near.pins.push(pin);
    else groups.push({ at, pins: [pin] });
  }
  if (zoom < zoomLevels.house - 0.05) {
    return groups.map(({ at, pins: [first, ...rest] }) => ({ id: first.id, x: at.x, y: at.y, pins: [first, ...rest] }));
  }
  return groups.flatMap(({ at, pins: together }) => {
    const radius = together.length === 1 ? 0 : ringStep / 2 / Math.sin(Math.PI / together.length);
    return together.map((pin, index): Marker<Pin> => {
      const angle = (index / together.length) * 2 * Math.PI;
      return { id: pin.id, x: at.x + Math.sin(angle) * radius, y: at.y - Math.cos(angle) * radius, pins: [pin] };
    });
  });
}

/** The boxes that a marker covers on a sheet: the head of a pin and its narrow tip, or a cluster. */
export function markerBoxes(
  { x, y, pins }: Marker<{ id: string; size?: MapPinSize }>,
  { left, top }: Pick<Sheet, 'left' | 'top'>,
): Box[] {
  const [atX, atY] = [x - left, y - top];
  const box = (half: number, above: number, below: number): Box => ({
    left: atX - half,
    right: atX + half,
    top: atY - above,
    bottom: atY - below,
  });
  if (pins.length > 1) return [box(24, 40, 0)];
  return pins[0].size === 'small' ? [box(11, 30, 9), box(4, 9, -2)] : [box(15, 42, 12), box(6, 12, -2)];
}
