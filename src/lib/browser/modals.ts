const openDialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();
let unlock: (() => void) | null = null;

// The gutter stays where the scrollbar was, so nothing moves while the page cannot scroll.
function lockScroll(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}

function notify() {
  if (openDialogs.length > 0) unlock ??= lockScroll();
  else {
    unlock?.();
    unlock = null;
  }
  for (const listener of listeners) listener();
}

/** Registers a modal dialog as open and holds the page still; the answer takes it back. */
export function registerModal(dialog: HTMLElement): () => void {
  openDialogs.push(dialog);
  notify();
  return () => {
    const index = openDialogs.indexOf(dialog);
    if (index === -1) return;
    openDialogs.splice(index, 1);
    notify();
  };
}

/** The dialog on top: everything outside it is inert. */
export function topModal(): HTMLElement | null {
  return openDialogs.at(-1) ?? null;
}

/** Tells when a dialog opened or closed; the answer stops telling. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
