/** A point in the viewport, in px. */
export type Spot = { x: number; y: number };

/** The four edges of a box in the viewport, in px. */
export type Edges = { left: number; right: number; top: number; bottom: number };

function side(a: Spot, b: Spot, point: Spot): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/**
 * Whether the pointer is moving towards a submenu: it is inside the triangle between its previous position and the near
 * edge of the submenu. Items it crosses on the way are then ignored.
 */
export function headsFor(was: Spot, is: Spot, box: Edges): boolean {
  const onTheRight = box.left >= was.x;
  if (!onTheRight && box.right > was.x) return false;
  const edge = onTheRight ? box.left : box.right;
  // Not moving, or moving away from the submenu.
  if (onTheRight ? is.x <= was.x : is.x >= was.x) return false;
  const top = { x: edge, y: box.top };
  const bottom = { x: edge, y: box.bottom };
  const sides = [side(was, top, is), side(top, bottom, is), side(bottom, was, is)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
