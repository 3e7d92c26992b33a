import { useId } from 'react';
import type { ReactNode } from 'react';

import { Chip } from '#components/Chip';

import * as styles from './ListingHeader.css';

/** Link to a related list. */
interface RelatedLink {
  readonly id: string;
  readonly label: ReactNode;
  readonly href: string;
  /** Whether this list is the one shown. */
  readonly current?: boolean;
}

export type RelatedLinksProps = {
  label: string;
  links: readonly RelatedLink[];
};

/** Links to related lists. */
export function RelatedLinks({ label, links }: RelatedLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav className={styles.relatedLinks} aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul role="list" className={styles.chips}>
        {links.map((link) => (
          <li key={link.id}>
            <Chip href={link.href} current={link.current ?? false}>
              {link.label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
