import type { RefObject } from 'react';

import { useOverflow } from '#components/internal/useOverflow';

/** Props that make an element with this name a tab stop as long as its content is wider, to scroll it by keyboard. */
export function useScrollStop(element: RefObject<HTMLElement | null>, label: string) {
  const { wide } = useOverflow(element);
  return wide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
}
