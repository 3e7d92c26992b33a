import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';

import * as styles from './Badge.css';

export type BadgeProps = {
  /** Always text: colour only reinforces it. */
  children: string | number;
  tone?: keyof typeof styles.tone;
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  leadingIcon?: IconSource;
};

/** A short label for a status, category or count. */
export function Badge({ children, tone = 'neutral', variant = 'soft', size = 'medium', leadingIcon }: BadgeProps) {
  return (
    <span className={`${styles.root} ${styles.size[size]} ${styles.tone[tone]} ${styles.variant[variant]}`}>
      {leadingIcon ? <Icon source={leadingIcon} size="small" /> : null}
      {children}
    </span>
  );
}
