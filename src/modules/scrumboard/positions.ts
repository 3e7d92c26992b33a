/** Distance between neighbours that have just been numbered, fixed by the specification. */
export const positionStep = 65_536;

/** Neighbours that are closer than this are renumbered (ruling D18). */
const leastDistance = 1;

/** A list of a board, or a card of a list. */
interface Positioned {
  id: string;
  position: number;
}

/** Items in the order of their positions. Those at the same position stay in the order in which they are given. */
export const sortByPosition = <Item extends Pick<Positioned, 'position'>>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.position - other.position);

/** The position between two neighbours; one that is missing is an end of the list. */
export function positionBetween(before: number | undefined, after: number | undefined): number {
  if (after === undefined) return before === undefined ? positionStep : before + positionStep;
  return before === undefined ? after / 2 : (before + after) / 2;
}

/** The position at an index among the other items, which are in their order. */
export const positionAt = (others: ReadonlyArray<Pick<Positioned, 'position'>>, index: number): number =>
  positionBetween(
    index > 0 ? others[Math.min(index, others.length) - 1]?.position : undefined,
    others[index]?.position,
  );

/** The items in their order at whole steps. */
export const renumber = <Item extends Positioned>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, position: (index + 1) * positionStep }));

/**
 * The items in their order with those that moved before others at the same position; all of them are renumbered if two
 * neighbours, or the first one and the beginning, are closer than 1.
 */
export function settlePositions<Item extends Positioned>(
  items: readonly Item[],
  moved: ReadonlySet<string> = new Set(),
): Item[] {
  const inOrder = sortByPosition([
    ...items.filter(({ id }) => moved.has(id)),
    ...items.filter(({ id }) => !moved.has(id)),
  ]);
  const isTooClose = inOrder.some(
    ({ position }, index) => position - (inOrder[index - 1]?.position ?? 0) < leastDistance,
  );
  return isTooClose ? renumber(inOrder) : inOrder;
}
