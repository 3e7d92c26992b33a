import { useCallback } from 'react';
import type { ReactNode } from 'react';

interface PrerenderedPage {
  /** Address of its page. */
  address: string;
  content: Element;
  /** What of it has the focus. */
  focused: HTMLElement | undefined;
}

/** What the script of index.html has let stand for this address, before the application takes its place. */
function findPrerenderedPage(): PrerenderedPage | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset['prerendered'] !== 'static') return undefined;
  const content = document.querySelector('main > *');
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
    // Nothing takes the focus where it is lost with what had it.
    if (event instanceof FocusEvent && event.relatedTarget !== null) found.focused = undefined;
  });
  return found;
}

// Found when the first page's code is there, which is before anything is drawn.
let prerenderedPage = findPrerenderedPage();

/** Whether what the build has drawn of the page at an address can still be shown. */
function isPrerendered(address: string): boolean {
  return prerenderedPage?.address === address;
}

// What is taken out of the page and put into it again has lost the focus, and so has what another page replaces.
function restoreFocus(element: HTMLElement | null | undefined) {
  if (document.activeElement === null || document.activeElement === document.body)
    element?.focus({ preventScroll: true });
}

/** What in the page that has come leads where a link led that is gone, else its heading. */
function focusSuccessor(gone: HTMLElement): HTMLElement | null {
  const href = gone.getAttribute('href');
  const link = href === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return link ?? document.querySelector<HTMLElement>('main h1');
}

export type PrerenderedContentProps = {
  /** Address of the page: its path, and the query where that chooses it. */
  at: string;
  /** Where nothing is drawn. */
  children: ReactNode;
};

/**
 * What the build has drawn of a page, until it is taken away for the page itself; from then on there is none. Who has come
 * to one of its links by keyboard stays there.
 */
export function PrerenderedContent({ at, children }: PrerenderedContentProps) {
  const take = useCallback(
    (place: HTMLElement | null) => {
      if (prerenderedPage?.address !== at) return;
      const taken = prerenderedPage;
      const { content, focused } = taken;
      place?.append(content);
      restoreFocus(focused);
      return () => {
        const { focused: left } = taken;
        queueMicrotask(() => {
          // From one place of the page to another it is handed on.
          if (content.isConnected || prerenderedPage !== taken) return;
          // Without a heading it is not the page that has come, but another wait: it may be shown again.
          if (!document.querySelector('main h1')) return;
          prerenderedPage = undefined;
          if (left) restoreFocus(focusSuccessor(left));
        });
      };
    },
    [at],
  );
  return isPrerendered(at) ? <div ref={take} /> : <>{children}</>;
}
