import { Children, createElement } from 'react';
import type { ReactNode } from 'react';

import * as styles from './Flow.css';

/** What the layout helpers share. */
export type FlowProps = {
  children?: ReactNode;
  /** Distance between the children: a step of the space scale, in px. */
  gap?: keyof typeof styles.gap;
  /** What it is; `ul` and `ol` make each child an item. */
  as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'footer' | 'ul' | 'ol';
  /** Its name, for a list, a section or a nav. */
  label?: string;
  /** Id of the heading that names it, instead of `label`. */
  labelledBy?: string;
};

/** One box of children at equal distances, as the element that its meaning asks for. */
export function Flow({
  children,
  gap = 16,
  as = 'div',
  label,
  labelledBy,
  layout,
}: FlowProps & {
  /** Class names that arrange the children. */
  layout: string;
}) {
  const list = as === 'ul' || as === 'ol';
  return createElement(
    as,
    {
      // Safari takes a list without bullets for none.
      role: list ? 'list' : undefined,
      'aria-label': label,
      'aria-labelledby': labelledBy,
      className: `${styles.root} ${styles.gap[gap]} ${layout}`,
    },
    list ? Children.map(children, (child) => (child == null ? null : <li>{child}</li>)) : children,
  );
}
