import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './UnreadCount.css';

export type UnreadCountProps = {
  count: number;
  /** At the corner of what it stands with, or in the line. */
  placement: keyof typeof styles.placement;
  /** The control around it says the number already. */
  decorative?: boolean;
};

/** How many messages were not read yet; nothing at none. */
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
