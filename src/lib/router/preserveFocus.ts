/** State of a navigation that changes a list under somebody's hands: not another page, so their focus stays (directory 2.0.4). */
export const preserveFocus = { preserveFocus: true } as const;

/** Whether the navigation that led here was one of those, whatever else its state may hold. */
export function shouldPreserveFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preserveFocus' in state;
}
