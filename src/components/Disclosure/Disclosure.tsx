import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import type { ReactNode } from 'react';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Disclosure.css';

export type DisclosureProps = {
  /** Describes the collapsed content. */
  label: string;
  children: ReactNode;
  size?: keyof typeof styles.size;
  variant?: keyof typeof styles.variant;
  /** Renders the label as a heading of this level, for a section of a page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Shown beside the label of a row: a count or a status. */
  meta?: ReactNode;
  /** Disclosures with the same group name open one at a time (the `name` of `details`). */
  group?: string;
  /** Initially expanded. */
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
};

/**
 * Collapses content that few readers need. Built on native `details`: find in page expands it, and it works before
 * hydration.
 */
export function Disclosure({
  label,
  children,
  size = 'medium',
  variant = 'link',
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
      <summary className={`${focusRing} ${styles.summary} ${styles.size[size]} ${styles.variant[variant]}`}>
        {variant === 'link' ? marker : null}
        <Heading className={styles.label}>{label}</Heading>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
        {variant === 'row' ? marker : null}
      </summary>
      <div className={`${styles.content} ${styles.inset[variant]}`}>{children}</div>
    </details>
  );
}
