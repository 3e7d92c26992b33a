import { useTranslation } from 'react-i18next';

import { LoadingBar } from '#components/LoadingBar';

import * as styles from './PageFallback.css';

/** Shown while the first page's code is on its way: nothing for a moment, then the bar. */
export function PageFallback() {
  const { t } = useTranslation('app');
  return (
    <div className={styles.root}>
      <LoadingBar label={t('loading')} />
    </div>
  );
}
