import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Calls `onLost` when the focused element disappears from a part of the page, and the focus with it. Returns the handlers
 * for the element around that part.
 */
export function useLostFocus(onLost: () => void) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    onLost();
    // What takes it may only be rendered next time.
    if (document.activeElement === document.body) hasFocus.current = true;
  });
  return {
    onFocus() {
      hasFocus.current = true;
    },
    // Not called when the element is removed.
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) hasFocus.current = false;
    },
  };
}
