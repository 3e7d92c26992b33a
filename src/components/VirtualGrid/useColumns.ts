import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Number of columns of at least `minimum` px that fit into an element, updated on resize. */
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
