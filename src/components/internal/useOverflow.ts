import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Observes whether a table overflows its box: `wide` horizontally, `scrolls` in either direction. */
export function useOverflow(box: RefObject<HTMLElement | null>): { wide: boolean; scrolls: boolean } {
  const [state, setState] = useState({ wide: false, scrolls: false });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const wide = element.scrollWidth > element.clientWidth + 1;
      const scrolls = wide || element.scrollHeight > element.clientHeight + 1;
      setState((before) => (before.wide === wide && before.scrolls === scrolls ? before : { wide, scrolls }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return state;
}
