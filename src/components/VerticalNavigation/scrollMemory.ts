const prefix = 'navigation-scroll:';

/**
 * Stored scroll position of a navigation in this tab, in px; `undefined` if there is none or storage is unavailable.
 */
function recallScroll(name: string): number | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(prefix + name);
    const top = kept === null || kept === undefined ? Number.NaN : Number(kept);
    return Number.isFinite(top) ? top : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the scroll position for this tab; never throws. */
export function keepScroll(name: string, top: number): void {
  try {
    globalThis.sessionStorage?.setItem(prefix + name, String(Math.round(top)));
  } catch {
    // Without storage the position is forgotten, which is harmless.
  }
}

/**
 * Restores the scroll position, then scrolls the current item into view if needed. Scrolls the box only, never the
 * page.
 */
export function revealCurrent(box: HTMLElement, name: string): void {
  box.scrollTop = recallScroll(name) ?? 0;
  const current = box.querySelector('[aria-current]');
  if (!current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const edge = box.getBoundingClientRect();
  if (top < edge.top || bottom > edge.bottom) box.scrollTop += top - edge.top - box.clientHeight / 3;
}
