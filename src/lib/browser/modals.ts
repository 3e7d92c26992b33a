import { createStore } from '#lib/store/createStore';

/** The open modal dialogs, the topmost last. */
export const openModals = createStore<readonly HTMLElement[]>([]);

let unlockScroll: (() => void) | null = null;

// The gutter replaces the scrollbar, so the layout does not shift while scrolling is locked.
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

function setOpenModals(dialogs: readonly HTMLElement[]) {
  if (dialogs.length > 0) unlockScroll ??= lockScroll();
  else {
    unlockScroll?.();
    unlockScroll = null;
  }
  openModals.set(dialogs);
}

/** Registers a modal dialog as open, which locks the page's scroll; returns the function that removes it. */
export function registerModal(dialog: HTMLElement): () => void {
  setOpenModals([...openModals.get(), dialog]);
  return () => {
    const dialogs = openModals.get();
    const index = dialogs.indexOf(dialog);
    if (index !== -1) setOpenModals(dialogs.filter((_, at) => at !== index));
  };
}

/** The topmost modal dialog: everything outside it is inert. */
export function topModal(): HTMLElement | null {
  return openModals.get().at(-1) ?? null;
}
