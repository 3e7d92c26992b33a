import type { KeyboardEvent } from 'react';

/**
 * Takes a press of Escape from inside an element, for what hangs on a control there: one press has one effect, so a
 * dialog around the control stays open. `false` when it is another key, or something inside has used it already.
 */
export function consumeEscape(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  // A dialog opened from inside is a child in React's eyes, and not in the page.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
