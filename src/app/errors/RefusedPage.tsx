import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { page } from './errorPage.css';
import { paths } from '#domain/paths';
import { restoreSession, useSession } from '#lib/session/session';

import * as styles from './NotFoundPage.css';

export type RefusedPageProps = {
  /** The response thrown by route middleware: 403 for the wrong person, 503 if the login check failed. */
  answer: { status: number; data: unknown };
};

/** Shown instead of a page that route middleware refuses. */
export function RefusedPage({ answer }: RefusedPageProps) {
  if (answer.status !== 503) return <Forbidden />;
  return <Unchecked error={reasonOf(answer.data)} />;
}

function reasonOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;
}

// Explains which account the page needs, and what to do with a link from an e-mail.
function Forbidden() {
  const { t } = useTranslation('app-guards');
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  return (
    <div className={page}>
      <title>{t('refused.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <meta name="status" content="403" />
      <h1 className={styles.title} tabIndex={-1}>
        {t('refused.title')}
      </h1>
      {session.status === 'authenticated' ? (
        <p>{t('refused.text', { name: session.user.name, email: session.user.email })}</p>
      ) : null}
      <p>{t('refused.ask')}</p>
      <div className={styles.actions}>
        <LinkButton href={paths.home} tone="primary">
          {t('refused.home')}
        </LinkButton>
        <Link href={`${paths.signOut}?${new URLSearchParams({ redirectURL: pathname + search + hash })}`}>
          {t('refused.other')}
        </Link>
      </div>
    </div>
  );
}

// The login check failed; it can be retried.
function Unchecked({ error }: { error: unknown }) {
  const { t } = useTranslation('app-guards');
  const isAsking = useSession().status === 'pending';
  return (
    <div className={page}>
      <title>{t('unknown.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        headingLevel={1}
        title={t('unknown.title')}
        error={error}
        onRetry={restoreSession}
        loading={isAsking}
      />
    </div>
  );
}
