/** What a swipe by a distance in px does: 1 forward, -1 back, `null` if it was too short, or not along the line. */
export function swipeDirection(dx: number, dy: number, rtl: boolean): 1 | -1 | null {
  if (Math.abs(dx) < 50 || Math.abs(dx) < 1.5 * Math.abs(dy)) return null;
  return dx < 0 === rtl ? -1 : 1;
}
