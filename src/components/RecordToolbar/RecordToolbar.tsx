import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import type { ReactNode } from 'react';

import { mirroredIcon } from '#components/Icon';
import { LinkButton } from '#components/LinkButton';

import * as styles from './RecordToolbar.css';

const BackIcon = mirroredIcon(ArrowLeftIcon);

export type RecordToolbarProps = {
  /** Accessible name of the group: "Actions for this email". */
  label: string;
  /** The list to which the record belongs. */
  backHref: string;
  /** Label of the link to it: "Back to the list". */
  backLabel: string;
  /** Actions for the record, and whether it is saved. */
  children: ReactNode;
};

/** The bar above the open record of a `RecordLayout`: the way back, and what can be done with the record. */
export function RecordToolbar({ label, backHref, backLabel, children }: RecordToolbarProps) {
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.back}>
        <LinkButton href={backHref} leadingIcon={BackIcon} variant="quiet">
          <span className={styles.backLabel}>{backLabel}</span>
        </LinkButton>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Keeps its place in the skeleton of a record. */
export function RecordToolbarSkeleton() {
  return <div className={styles.root} />;
}
