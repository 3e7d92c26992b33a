import type { KeyboardEvent } from 'react';

/**
 * Handles Escape for an overlay of a control: one press has one effect, so a dialog around the control stays open.
 * Returns `false` for another key, or when an inner element has handled it.
 */
export function consumeEscape(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  // A dialog opened from inside is a child in the React tree but not in the DOM.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
