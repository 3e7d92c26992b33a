import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { MovablePage } from './movablePage';
import * as styles from './PagePlace.css';

export type PagePlaceProps = {
  page: MovablePage;
  /** Where the page stays between the place in one layout and the place in the next. */
  parking: RefObject<HTMLElement | null>;
};

/** Where a layout wants the page. The page's element moves in; the page itself is not drawn anew. */
export function PagePlace({ page, parking }: PagePlaceProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = root.current;
    const waiting = parking.current;
    if (!place) return;
    page.enter(place);
    return () => {
      // Before the layout around it leaves the document.
      if (waiting) page.leave(waiting);
    };
  }, [page, parking]);
  return <div ref={root} className={styles.page} />;
}
