import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './UnreadCount.css';

export type UnreadCountProps = {
  count: number;
  /** At the corner of the control, or inline. */
  placement: keyof typeof styles.placement;
  /** Hidden from screen readers, for controls whose name includes the count. */
  decorative?: boolean;
};

/** Badge with the number of unread messages; renders nothing for 0. */
export function UnreadCount({ count, placement, decorative = false }: UnreadCountProps) {
  const { t } = useTranslation('chat');
  if (count <= 0) return null;
  return (
    <span className={`${styles.root} ${styles.placement[placement]}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {decorative ? null : <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>}
    </span>
  );
}
