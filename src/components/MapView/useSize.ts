import { startTransition, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import type { Size } from '#lib/geo/mercator';

/**
 * The inner size of an element in whole px, updated on resize. The first size is set in a transition, because a map
 * takes longer than one frame to render.
 */
export function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      if (width > 0 && height > 0) {
        setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
      }
    };
    startTransition(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
