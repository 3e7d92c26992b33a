import type { NavigationBadge as Badge } from '#lib/navigation/navigationTree';

import * as styles from './NavigationBadge.css';

export type NavigationBadgeProps = {
  title: string;
  tone?: NonNullable<Badge['tone']> | undefined;
  look?: NonNullable<Badge['look']> | undefined;
};

/** A number or a word at the end of an entry, as data describes it. */
export function NavigationBadge({ title, tone = 'neutral', look = 'pill' }: NavigationBadgeProps) {
  return <span className={`${styles.root} ${styles.tone[tone]} ${styles.look[look]}`}>{title}</span>;
}
