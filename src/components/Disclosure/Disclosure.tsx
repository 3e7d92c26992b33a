import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import type { ReactNode } from 'react';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Disclosure.css';

export type DisclosureProps = {
  /** What is folded away, in words. */
  label: string;
  children: ReactNode;
  size?: keyof typeof styles.size;
  look?: keyof typeof styles.look;
  /** Makes the label a heading of this level, for a section of a page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Beside the label of a row: a number, a state. */
  meta?: ReactNode;
  /** Of those that share a group name only one is open (the `name` of `details`). */
  group?: string;
  /** Unfolded from the start. */
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
};

/** Folds away what few readers want. The browser's own `details`: find in page opens it, and it works before scripts do. */
export function Disclosure({
  label,
  children,
  size = 'default',
  look = 'link',
  headingLevel,
  meta,
  group,
  defaultOpen = false,
  onToggle,
}: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const marker = (
    <span className={styles.marker}>
      <Icon source={ChevronRightIcon} size="small" />
    </span>
  );
  return (
    <details
      className={styles.root}
      name={group}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={`${focusRing} ${styles.summary} ${styles.size[size]} ${styles.look[look]}`}>
        {look === 'link' ? marker : null}
        <Heading className={styles.label}>{label}</Heading>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
        {look === 'row' ? marker : null}
      </summary>
      <div className={`${styles.content} ${styles.inset[look]}`}>{children}</div>
    </details>
  );
}
