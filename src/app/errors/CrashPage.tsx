import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState';

import { page } from './errorPage.css';

/** What is left when a screen itself breaks, or its code cannot be fetched: say so, and offer to load again. */
export function CrashPage() {
  const { t } = useTranslation('app');
  const error = useRouteError();
  return (
    <div className={page}>
      <title>{t('crash.documentTitle')}</title>
      <ErrorState headingLevel={1} title={t('crash.title')} error={error} onRetry={() => location.reload()} />
    </div>
  );
}
