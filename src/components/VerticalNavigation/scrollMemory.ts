const prefix = 'navigation-scroll:';

/** How far a navigation was scrolled in this tab, in px; `undefined` when it was not, or when storage is refused. */
export function recallScroll(name: string): number | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(prefix + name);
    const top = kept === null || kept === undefined ? Number.NaN : Number(kept);
    return Number.isFinite(top) ? top : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps how far it is scrolled, for this tab; never throws. */
export function keepScroll(name: string, top: number): void {
  try {
    globalThis.sessionStorage?.setItem(prefix + name, String(Math.round(top)));
  } catch {
    // A browser without storage forgets, which harms nobody.
  }
}

/**
 * Puts a box back to where it was scrolled, and shows the entry of the page when that is out of sight. Moves the box
 * alone, never the page around it.
 */
export function revealCurrent(box: HTMLElement, name: string): void {
  box.scrollTop = recallScroll(name) ?? 0;
  const current = box.querySelector('[aria-current]');
  if (!current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const edge = box.getBoundingClientRect();
  if (top < edge.top || bottom > edge.bottom) box.scrollTop += top - edge.top - box.clientHeight / 3;
}
