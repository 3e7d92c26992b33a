import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';

import * as styles from './DraftNotice.css';

export type DraftNoticeProps = {
  /** Empties the fields to what they began with; where the focus goes then is the caller's to say. */
  onDiscard: () => void;
};

/** Says above a field or a form that what was typed there before and not sent stands in it again. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('DraftNotice');
  return (
    <div className={styles.root}>
      <span role="status">{t('back')}</span>
      <Button size="compact" variant="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}
