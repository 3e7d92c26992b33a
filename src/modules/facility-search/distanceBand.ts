/** The doubling ring a distance lies in, 0 to 7 (§5.4): up to 0.5, 1, 2, 4, 8, 16, 32 km and beyond. */
export function distanceBand(metres: number): number {
  return metres <= 500 ? 0 : Math.min(7, Math.ceil(Math.log2(metres / 500)));
}
