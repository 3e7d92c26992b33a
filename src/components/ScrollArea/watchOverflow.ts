import { focusableElements } from '#lib/browser/focusable';

/** What does not fit, and whether a keyboard needs a stop of its own to reach it. */
export type Overflow = {
  overflows: boolean;
  /** There is no control inside that the keyboard could go to, and by that scroll. */
  needsStop: boolean;
};

/** Tells how `viewport` overflows, now and whenever it or its only child changes its size; the answer stops. */
export function watchOverflow(viewport: HTMLElement, tell: (overflow: Overflow) => void): () => void {
  const measure = () => {
    const overflows =
      viewport.scrollHeight > viewport.clientHeight + 1 || viewport.scrollWidth > viewport.clientWidth + 1;
    tell({ overflows, needsStop: overflows && focusableElements(viewport).length === 0 });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(viewport);
  if (viewport.firstElementChild) observer.observe(viewport.firstElementChild);
  return () => observer.disconnect();
}
