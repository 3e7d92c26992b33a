import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import * as styles from './ScrollArea.css';
import { watchOverflow } from './watchOverflow';

export { watchOverflow } from './watchOverflow';

export type ScrollAreaProps = {
  children: ReactNode;
  /** Accessible name for keyboard and screen reader users. */
  label: string;
  /** Directions in which the content may be larger than the area. */
  orientation?: keyof typeof styles.orientation;
  /** Maximum height; `fill` is as high as the container. */
  size?: keyof typeof styles.size;
};

const edges = {
  vertical: ['blockStart', 'blockEnd'],
  horizontal: ['inlineStart', 'inlineEnd'],
  both: ['blockStart', 'blockEnd', 'inlineStart', 'inlineEnd'],
} as const;

const attributes: Readonly<Record<keyof typeof styles.edge, string>> = {
  blockStart: 'data-block-start',
  blockEnd: 'data-block-end',
  inlineStart: 'data-inline-start',
  inlineEnd: 'data-inline-end',
};

/** Scrolls overflowing content, with a shadow at each edge that has more; scrollable by keyboard. */
export function ScrollArea({ children, label, orientation = 'vertical', size = 'fill' }: ScrollAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    // A tab stop only if it overflows and contains nothing focusable.
    return watchOverflow(element, ({ needsStop }) => {
      if (needsStop) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
  }, []);

  useEffect(() => {
    const outer = root.current;
    const inner = viewport.current;
    if (!outer || !inner || CSS.supports(styles.scrollDriven)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const name = target.getAttribute('data-edge');
          if (name) outer.toggleAttribute(name, !isIntersecting);
        }
      },
      { root: inner },
    );
    for (const mark of inner.querySelectorAll(':scope > * > [data-edge]')) observer.observe(mark);
    return () => observer.disconnect();
  }, [orientation]);

  return (
    <div ref={root} className={`${styles.root} ${size === 'fill' ? styles.size.fill : ''}`}>
      <div
        ref={viewport}
        role="region"
        aria-label={label}
        className={`${styles.viewport} ${styles.orientation[orientation]} ${styles.size[size]}`}
      >
        <div className={`${styles.content} ${orientation === 'vertical' ? '' : styles.wide}`}>
          {children}
          {edges[orientation].map((edge) => (
            <span key={edge} aria-hidden="true" data-edge={attributes[edge]} className={styles.sentinel[edge]} />
          ))}
        </div>
      </div>
      {edges[orientation].map((edge) => (
        <span key={edge} aria-hidden="true" className={styles.edge[edge]} />
      ))}
    </div>
  );
}
