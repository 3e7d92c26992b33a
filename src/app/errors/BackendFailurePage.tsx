import type { i18n as I18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { typography } from '#theme/typography';

import { page } from './errorPage.css';

/** Reasons why the local back end could not start, as far as the page can tell. */
const reasons = ['insecure', 'no-worker', 'blocked'] as const;
type Reason = (typeof reasons)[number];

function reasonOf(error: unknown): Reason {
  const given = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return reasons.find((reason) => reason === given) ?? 'blocked';
}

export type BackendFailurePageProps = {
  error: unknown;
  i18n: I18n;
};

/** Explains why the demo cannot run in this browser, and what to do about it (directory 2.0.2). */
export function BackendFailurePage({ error, i18n }: BackendFailurePageProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <BackendFailure reason={reasonOf(error)} />
    </I18nextProvider>
  );
}

function BackendFailure({ reason }: { reason: Reason }) {
  const { t } = useTranslation('app-backend');
  return (
    <main className={page}>
      <title>{t('documentTitle')}</title>
      <h1 style={typography.titleL}>{t('title')}</h1>
      <p>{t(reason)}</p>
      <p>{t('instead')}</p>
      <div>
        <Button tone="primary" variant="solid" size="large" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    </main>
  );
}
