import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How many columns of at least `minimum` px fit into an element, kept up to date. */
export function useColumns(element: RefObject<HTMLElement | null>, minimum: number): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setColumns(Math.max(1, Math.floor(target.clientWidth / minimum)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minimum]);
  return columns;
}
