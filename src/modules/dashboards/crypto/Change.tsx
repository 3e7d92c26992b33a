import ArrowDownRightIcon from '@heroicons/react/24/outline/ArrowDownRightIcon';
import ArrowUpRightIcon from '@heroicons/react/24/outline/ArrowUpRightIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { numberFormat } from '#lib/format/intl';

import * as styles from './Change.css';

export type ChangeProps = {
  /** Percent; negative for a fall. */
  change: number;
};

/** A change in 24 hours: by arrow, sign and colour, and in words for screen readers. */
export function Change({ change }: ChangeProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const isFall = change < 0;
  const options = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const share = numberFormat(i18n.language, options).format(Math.abs(change) / 100);
  return (
    <span className={isFall ? styles.direction.down : styles.direction.up}>
      <Icon source={isFall ? ArrowDownRightIcon : ArrowUpRightIcon} size="small" mirrored />
      <span aria-hidden="true">
        {numberFormat(i18n.language, { ...options, signDisplay: 'always' }).format(change / 100)}
      </span>
      <VisuallyHidden>{t(isFall ? 'change.down' : 'change.up', { share })}</VisuallyHidden>
    </span>
  );
}
