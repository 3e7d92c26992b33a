const targetTimeoutMs = 5000;

/**
 * Focuses and scrolls to the target of a hash when it renders: texts render after their heading, and again when a
 * better version has loaded. `start` is the element that had the focus before the navigation. Returns a cancel
 * function.
 */
export function focusHashTarget(hash: string, start: Element | null): () => void {
  const id = hash.slice(1);
  let last: HTMLElement | undefined;

  function look() {
    const place = document.getElementById(id);
    if (!place || place === last || !place.closest('main')) return;
    const at = document.activeElement;
    // The focus is left alone if it has moved elsewhere meanwhile.
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
