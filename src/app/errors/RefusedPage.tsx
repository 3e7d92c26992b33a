import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { page } from './errorPage.css';
import { paths } from '#domain/paths';
import { restoreSession, useSession } from '#lib/session/session';

import * as styles from './NotFoundPage.css';

export type RefusedPageProps = {
  /** What a guard has thrown: 403 for the wrong person, 503 where nobody could be asked who it is. */
  answer: { status: number; data: unknown };
};

/** Instead of a page that a guard keeps closed. */
export function RefusedPage({ answer }: RefusedPageProps) {
  if (answer.status !== 503) return <Forbidden />;
  return <Unchecked error={reasonOf(answer.data)} />;
}

function reasonOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;
}

// Who is signed in may not be here: say what for, and what to do with a link that was mailed.
function Forbidden() {
  const { t } = useTranslation('app-guards');
  const session = useSession();
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
        <Link href={paths.signOut}>{t('refused.other')}</Link>
      </div>
    </div>
  );
}

// Nobody could be asked who is signed in; the question can be asked again.
function Unchecked({ error }: { error: unknown }) {
  const { t } = useTranslation('app-guards');
  const isAsking = useSession().status === 'pending';
  return (
    <div className={page}>
      <title>{t('unknown.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <ErrorState headingLevel={1} title={t('unknown.title')} error={error} onRetry={restoreSession} busy={isAsking} />
    </div>
  );
}
