/** Events that count as activity (specification, section 4). `input` covers dictation, which presses no keys. */
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

/** Calls `onActivity` for every activity in this tab, before other listeners, until `signal` is aborted. */
export function watchActivity(onActivity: (event: Event) => void, signal: AbortSignal): void {
  let place = '';
  const hear = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // Browsers fire pointermove when the page moves under a pointer that is still.
      const next = `${event.screenX},${event.screenY}`;
      if (next === place) return;
      place = next;
    }
    onActivity(event);
  };
  for (const type of watched) window.addEventListener(type, hear, { capture: true, passive: true, signal });
}
