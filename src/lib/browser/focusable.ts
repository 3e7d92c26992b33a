const focusableSelector =
  'a[href], area[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [contenteditable="true"], [tabindex]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });

/** The elements inside `root` that Tab can reach, in document order. */
export function focusableElements(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusableSelector)].filter(isReachable);
}

/** The first element inside `root` that Tab can reach; faster than listing all. */
export function firstFocusable(root: Element): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(focusableSelector)].find(isReachable);
}

/** Handles Tab so that focus cycles inside `root`. */
export function trapFocus(event: KeyboardEvent, root: HTMLElement) {
  const stops = focusableElements(root);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const active = document.activeElement;
  const inside = active !== root && root.contains(active);
  if (stops.length > 0 && active !== edge && (inside || (active === root && !event.shiftKey))) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
