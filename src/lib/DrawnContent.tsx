import { useCallback } from 'react';
import type { ReactNode } from 'react';

// What the build has drawn into the page's file, while the answer that replaces it is on its way.
let kept: { pathname: string; content: Element } | undefined;

/** Keeps what is drawn of the page at an address, before the application takes its place. */
export function keepDrawn(pathname: string, content: Element): void {
  kept = { pathname, content };
}

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
