/** State of a navigation that only changes a list on the page, so that focus stays (directory 2.0.4). */
export const preserveFocus = { preserveFocus: true } as const;

/** Whether a navigation state asks to preserve focus; any other state is valid too. */
export function shouldPreserveFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preserveFocus' in state;
}
