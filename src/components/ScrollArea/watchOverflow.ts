import { focusableElements } from '#lib/browser/focusable';

/** Whether the content overflows, and whether the scroll container must be focusable. */
export type Overflow = {
  overflows: boolean;
  /** Nothing inside is focusable, so the keyboard could not scroll otherwise. */
  needsStop: boolean;
};

/** Reports the overflow of `viewport` now and whenever it or its only child is resized; returns a stop function. */
export function watchOverflow(viewport: HTMLElement, onChange: (overflow: Overflow) => void): () => void {
  const measure = () => {
    const overflows =
      viewport.scrollHeight > viewport.clientHeight + 1 || viewport.scrollWidth > viewport.clientWidth + 1;
    onChange({ overflows, needsStop: overflows && focusableElements(viewport).length === 0 });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(viewport);
  if (viewport.firstElementChild) observer.observe(viewport.firstElementChild);
  return () => observer.disconnect();
}
