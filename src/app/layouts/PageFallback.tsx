import { useTranslation } from 'react-i18next';

import { LoadingBar } from '#components/LoadingBar';

import * as styles from './PageFallback.css';

/** Loading state of the first page while its code loads: the loading bar, after a short delay. */
export function PageFallback() {
  const { t } = useTranslation('app');
  return (
    <div className={styles.root}>
      <LoadingBar label={t('loading')} />
    </div>
  );
}
