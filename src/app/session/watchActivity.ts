/** What counts as activity (specification, section 4). `input` is for those who dictate: no key is pressed then. */
const watched = [
  'pointermove',
  'pointerdown',
  'keydown',
  'input',
  'scroll',
  'touchstart',
  'touchmove',
  'wheel',
  'click',
] as const;

/** Tells of everything somebody does in this tab, before anything else hears of it, until `signal` is aborted. */
export function watchActivity(onActivity: (event: Event) => void, signal: AbortSignal): void {
  let place = '';
  const hear = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // A pointer that stands still is said to move when the page moves under it.
      const next = `${event.screenX},${event.screenY}`;
      if (next === place) return;
      place = next;
    }
    onActivity(event);
  };
  for (const type of watched) window.addEventListener(type, hear, { capture: true, passive: true, signal });
}
