import { isPoint, project, zoomLevels } from '#lib/mercator';
import type { LatLon, XY } from '#lib/mercator';

/** One thing to press on the map: a pin, or several that lie too close together. `x`, `y` are px of the world at the zoom. */
export interface Marker<Pin> extends XY {
  /** Id of its first pin. */
  id: string;
  pins: readonly [Pin, ...Pin[]];
}

/** Two pins nearer than this in px would cover each other. */
const apart = 30;

/**
 * Gathers pins that cover each other at a zoom, in the order given; pins without a place are left out. At the nearest zoom
 * nothing can be gathered, so pins of one spot stand in a ring around it.
 */
export function clustered<Pin extends LatLon & { id: string }>(pins: readonly Pin[], zoom: number): Marker<Pin>[] {
  const groups: { at: XY; pins: [Pin, ...Pin[]] }[] = [];
  for (const pin of pins) {
    if (!isPoint(pin)) continue;
    const at = project(pin, zoom);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < apart);
    if (near) near.pins.push(pin);
    else groups.push({ at, pins: [pin] });
  }
  if (zoom < zoomLevels.house - 0.05) {
    return groups.map(({ at, pins: [first, ...rest] }) => ({ id: first.id, x: at.x, y: at.y, pins: [first, ...rest] }));
  }
  return groups.flatMap(({ at, pins: together }) => {
    const radius = together.length === 1 ? 0 : Math.max(24, (together.length * apart * 1.15) / (2 * Math.PI));
    return together.map((pin, index): Marker<Pin> => {
      const angle = (index / together.length) * 2 * Math.PI;
      return { id: pin.id, x: at.x + Math.sin(angle) * radius, y: at.y - Math.cos(angle) * radius, pins: [pin] };
    });
  });
}
