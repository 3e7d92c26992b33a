import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { BaseLink } from '#components/BaseLink';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Link.css';

export type LinkProps = {
  /** A path of this app, `#id`, `mailto:`, `tel:` or a full URL. */
  href: string;
  children: ReactNode;
  variant?: keyof typeof styles.variant;
  /** Marks the link to the current page or section (`aria-current`). */
  current?: boolean | 'page' | 'location';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** Navigates. For an action use a `Button`. */
export function Link({ href, children, variant = 'inline', current, onClick, ref }: LinkProps) {
  const ring = variant === 'stretched' ? '' : `${focusRing} `;
  return (
    <BaseLink ref={ref} href={href} className={ring + styles.variant[variant]} current={current} onClick={onClick}>
      {children}
    </BaseLink>
  );
}
