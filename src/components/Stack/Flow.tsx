import { Children, createElement } from 'react';
import type { ReactNode } from 'react';

import { gap as gapStyles } from '#theme/mixins.css';

import * as styles from './Flow.css';

/** Props shared by the layout helpers. */
export type FlowProps = {
  children?: ReactNode;
  /** Distance between the children: a step of the space scale, in px. */
  gap?: keyof typeof gapStyles;
  /** Element to render; `ul` and `ol` wrap each child in an item. */
  as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'footer' | 'ul' | 'ol';
  /** Groups controls under the accessible name. */
  role?: 'group' | undefined;
  /** Accessible name, for a list, section, nav or group. */
  'aria-label'?: string;
  /** Id of the heading that names it, instead of `aria-label`. */
  'aria-labelledby'?: string;
};

/** Renders evenly spaced children in a semantic element. */
export function Flow({
  children,
  gap = 16,
  as = 'div',
  role,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  layout,
}: FlowProps & {
  /** Class names that lay out the children. */
  layout: string;
}) {
  const list = as === 'ul' || as === 'ol';
  return createElement(
    as,
    {
      // Safari drops list semantics when bullets are removed.
      role: list ? 'list' : role,
      'aria-label': label,
      'aria-labelledby': labelledBy,
      className: `${styles.root} ${gapStyles[gap]} ${layout}`,
    },
    list ? Children.map(children, (child) => (child == null ? null : <li>{child}</li>)) : children,
  );
}
