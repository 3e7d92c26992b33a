import * as styles from './PagePlace.css';

/** An element that a page is drawn into, whatever layout is around it. */
export interface MovablePage {
  /** Takes no part in the arrangement itself. */
  element: HTMLElement;
  /** Goes where a layout wants it, and looks as it looked where it was. */
  enter: (place: HTMLElement) => void;
  /** Waits in `parking` while one layout leaves and the next comes. */
  leave: (parking: HTMLElement) => void;
}

// Without `moveBefore` an element leaves the document for a moment, and what has the focus in it loses it.
function move(element: HTMLElement, place: HTMLElement): void {
  if ('moveBefore' in place && element.isConnected && place.isConnected) {
    place.moveBefore(element, null);
    return;
  }
  const active = document.activeElement;
  const holdsFocus = active instanceof HTMLElement && element.contains(active);
  place.append(element);
  if (holdsFocus) active.focus({ preventScroll: true });
}

/** Makes the element. Its state moves with it: what is written, what has the focus, how far things are scrolled. */
export function createMovablePage(): MovablePage {
  const element = document.createElement('div');
  element.className = styles.page;
  const scrolled = new Set<Element>();
  element.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) scrolled.add(target);
    },
    { capture: true, passive: true },
  );
  // Whatever is moved begins at its top again.
  let restore = () => {};

  return {
    element,
    enter(place) {
      move(element, place);
      restore();
      restore = () => {};
    },
    leave(parking) {
      const positions = [...scrolled]
        .filter((part) => element.contains(part))
        .map((part) => ({ part, left: part.scrollLeft, top: part.scrollTop }));
      const { scrollX, scrollY } = window;
      restore = () => {
        for (const { part, left, top } of positions) part.scrollTo({ left, top, behavior: 'instant' });
        if (scrollX !== 0 || scrollY !== 0) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      };
      scrolled.clear();
      for (const { part } of positions) scrolled.add(part);
      move(element, parking);
    },
  };
}
