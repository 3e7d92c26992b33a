import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import type { ReactNode } from 'react';

import { Icon } from '#components/Icon';
import { focusRing } from '#theme/recipes.css';

import * as styles from './Disclosure.css';

export type DisclosureProps = {
  /** What is folded away, in words. */
  label: string;
  children: ReactNode;
  size?: keyof typeof styles.size;
  /** Unfolded from the start. */
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
};

/** Folds away what few readers want. The browser's own `details`: find in page opens it, and it works before scripts do. */
export function Disclosure({ label, children, size = 'default', defaultOpen = false, onToggle }: DisclosureProps) {
  return (
    <details className={styles.root} open={defaultOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={`${focusRing} ${styles.summary} ${styles.size[size]}`}>
        <span className={styles.marker}>
          <Icon source={ChevronRightIcon} size="small" />
        </span>
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
