import { useCallback } from 'react';
import type { ReactNode } from 'react';

interface Kept {
  pathname: string;
  content: Element;
}

/** What the script of index.html has let stand for this address, before the application takes its place. */
function found(): Kept | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset['drawn'] !== 'published') return undefined;
  const content = document.querySelector('main > *');
  return content ? { pathname: location.pathname, content } : undefined;
}

// Found when the first page's code is there, which is before anything is drawn.
let kept = found();

/** Whether what the build has drawn of the page at an address can still be shown. */
export function isDrawn(pathname: string): boolean {
  return kept?.pathname === pathname;
}

export type DrawnContentProps = {
  /** Path of the page. */
  at: string;
  /** Where nothing is drawn. */
  children: ReactNode;
};

/** What the build has drawn of a page, until it is taken away for the page itself; from then on there is none. */
export function DrawnContent({ at, children }: DrawnContentProps) {
  const take = useCallback(
    (place: HTMLElement | null) => {
      if (kept?.pathname !== at) return;
      const { content } = kept;
      place?.append(content);
      return () =>
        queueMicrotask(() => {
          // From one place of the page to another it is handed on.
          if (!content.isConnected && kept?.content === content) kept = undefined;
        });
    },
    [at],
  );
  return isDrawn(at) ? <div ref={take} /> : <>{children}</>;
}
