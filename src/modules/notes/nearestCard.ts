type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Index of the card above or below another one: the nearest whose middle is in the same column. */
export function nearestCard(cards: readonly Box[], from: number, by: 1 | -1): number | undefined {
  const start = cards[from];
  if (!start) return undefined;
  const middle = (start.left + start.right) / 2;
  const distance = (card: Box) => (by === 1 ? card.top - start.bottom : start.top - card.bottom);
  const candidates = cards.flatMap((card, index) =>
    index !== from && card.left <= middle && card.right >= middle && distance(card) >= -1
      ? [{ index, distance: distance(card) }]
      : [],
  );
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.index;
}
