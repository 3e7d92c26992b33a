import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { countBadge, countBadgeCorner } from '#theme/mixins.css';

export type UnreadCountProps = {
  count: number;
  /** At the corner of the control, or inline. */
  placement: 'corner' | 'inline';
  /** Hidden from screen readers, for controls whose name includes the count. */
  decorative?: boolean;
};

/** Badge with the number of unread messages; renders nothing for 0. */
export function UnreadCount({ count, placement, decorative = false }: UnreadCountProps) {
  const { t } = useTranslation('chat');
  if (count <= 0) return null;
  return (
    <span className={placement === 'corner' ? `${countBadge} ${countBadgeCorner}` : countBadge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {decorative ? null : <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>}
    </span>
  );
}
