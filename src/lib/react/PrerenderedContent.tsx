import { useCallback } from 'react';
import type { ReactNode } from 'react';

interface PrerenderedPage {
  /** Address of the page. */
  address: string;
  content: Element;
  /** The focused element inside the content. */
  focused: HTMLElement | undefined;
}

/** Where the content of a prerendered page is, by what the script of index.html has shown. */
const places: Readonly<Record<string, string>> = { static: 'main > *', frame: 'main [data-guide]' };

/**
 * The prerendered content that the script of index.html has kept for this address, before the application replaces it.
 */
function findPrerenderedPage(): PrerenderedPage | undefined {
  if (typeof document === 'undefined') return undefined;
  const place = places[document.documentElement.dataset['prerendered'] ?? ''];
  const content = place === undefined ? null : document.querySelector(place);
  if (!content) return undefined;
  const at = document.activeElement;
  const found: PrerenderedPage = {
    address: document.documentElement.dataset['page'] ?? location.pathname,
    content,
    focused: at instanceof HTMLElement && content.contains(at) ? at : undefined,
  };
  content.addEventListener('focusin', ({ target }) => {
    found.focused = target instanceof HTMLElement ? target : undefined;
  });
  content.addEventListener('focusout', (event) => {
    // Focus that is lost by removing the element itself has no related target.
    if (event instanceof FocusEvent && event.relatedTarget !== null) found.focused = undefined;
  });
  return found;
}

// Runs when the code of the first page has loaded, before anything renders.
let prerenderedPage = findPrerenderedPage();

/** Whether the prerendered content of an address is still available. */
function isPrerendered(address: string): boolean {
  // The text of a guide may have arrived meanwhile.
  prerenderedPage ??= findPrerenderedPage();
  return prerenderedPage?.address === address;
}

// An element that is moved or replaced in the document loses focus.
function restoreFocus(element: HTMLElement | null | undefined) {
  if (document.activeElement === null || document.activeElement === document.body)
    element?.focus({ preventScroll: true });
}

/** The link to the same address in the rendered page, or its heading. */
function focusSuccessor(removed: HTMLElement): HTMLElement | null {
  const href = removed.getAttribute('href');
  const link = href === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return link ?? document.querySelector<HTMLElement>('main h1');
}

export type PrerenderedContentProps = {
  /** Address of the page: its path, with the query if that selects the page. */
  at: string;
  /** Rendered without prerendered content. */
  children: ReactNode;
};

/**
 * Shows the prerendered content of a page until the page itself replaces it; after that it is gone. Keyboard focus on
 * one of its links is kept.
 */
export function PrerenderedContent({ at, children }: PrerenderedContentProps) {
  const take = useCallback(
    (container: HTMLElement | null) => {
      if (prerenderedPage?.address !== at) return;
      const page = prerenderedPage;
      const { content, focused } = page;
      container?.append(content);
      restoreFocus(focused);
      return () => {
        const { focused: lastFocused } = page;
        queueMicrotask(() => {
          // Another instance has taken over the content.
          if (content.isConnected || prerenderedPage !== page) return;
          // Without a heading another fallback has rendered instead of the page, so the content may be shown again.
          if (!document.querySelector('main h1')) return;
          prerenderedPage = undefined;
          if (lastFocused) restoreFocus(focusSuccessor(lastFocused));
        });
      };
    },
    [at],
  );
  return isPrerendered(at) ? <div ref={take} /> : <>{children}</>;
}
