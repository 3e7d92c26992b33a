import type { ReactNode } from 'react';

import { Button } from '#components/Button';
import type { IconSource } from '#components/Icon';

import * as styles from './RecordSidebar.css';

export type RecordSidebarProps = {
  /** The button that makes a new record. */
  create: {
    /** “New email”. */
    label: string;
    icon: IconSource;
    onClick: () => void;
    /** The keys that do the same: `n`. */
    'aria-keyshortcuts': string;
  };
  /** A `NavList` of the views. */
  children: ReactNode;
  /** Below the views: a button that manages them. */
  end?: ReactNode;
};

/** The sidebar of a `RecordLayout`: the button for a new record above the navigation between views. */
export function RecordSidebar({ create, children, end }: RecordSidebarProps) {
  const { label, icon, onClick, 'aria-keyshortcuts': shortcuts } = create;
  return (
    <div className={styles.root}>
      <Button
        tone="primary"
        variant="solid"
        leadingIcon={icon}
        fullWidth
        aria-keyshortcuts={shortcuts}
        onClick={onClick}
      >
        {label}
      </Button>
      {children}
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </div>
  );
}
