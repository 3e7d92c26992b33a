import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { LiveText } from '#components/LiveRegion';

import * as styles from './DraftNotice.css';

export type DraftNoticeProps = {
  /** Resets the fields to their initial values; the caller decides where focus moves afterwards. */
  onDiscard: () => void;
};

/** Notice above a field or a form that an unsent draft has been restored. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('DraftNotice');
  return (
    <div className={styles.root}>
      <span role="status">
        <LiveText>{t('back')}</LiveText>
      </span>
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}
