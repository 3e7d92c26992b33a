import type { NavigationBadge as Badge } from '#lib/navigation/navigationTree';

import * as styles from './NavigationBadge.css';

export type NavigationBadgeProps = {
  title: string;
  tone?: NonNullable<Badge['tone']> | undefined;
  variant?: NonNullable<Badge['look']> | undefined;
};

/** A count or short text at the end of a navigation item, as defined in the navigation data. */
export function NavigationBadge({ title, tone = 'neutral', variant = 'pill' }: NavigationBadgeProps) {
  return <span className={`${styles.root} ${styles.tone[tone]} ${styles.variant[variant]}`}>{title}</span>;
}
