const targetTimeoutMs = 5000;

/**
 * Leads to what the hash of an address names in the page, as soon as it is there: texts come after their heading, and are
 * drawn once more when they can be drawn better. `start` is what had the focus when one set out. Answers the way to stop.
 */
export function focusHashTarget(hash: string, start: Element | null): () => void {
  const id = hash.slice(1);
  let last: HTMLElement | undefined;

  function look() {
    const place = document.getElementById(id);
    if (!place || place === last || !place.closest('main')) return;
    const at = document.activeElement;
    // Whoever has gone elsewhere meanwhile is not called back.
    if (at !== null && at !== start && at !== document.body && !at.matches('main h1')) return;
    last = place;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), targetTimeoutMs);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
