import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState';

import { page } from './errorPage.css';

/** Shown when a layout fails to render or its code cannot be loaded; offers a reload. */
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
