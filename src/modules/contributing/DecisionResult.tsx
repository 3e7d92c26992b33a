import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Disclosure } from '#components/Disclosure';
import { Link } from '#components/Link';
import { formatDateTime } from '#lib/format/formatDateTime';
import { facilityPath, paths } from '#domain/paths';

import type { Decided } from './api';
import { DecisionOutcome } from './DecisionOutcome';
import * as page from './DecisionPage.css';
import * as styles from './page.css';
import { undoMutation } from './queries';
import { useOpenRequest } from './useOpenRequest';

export type DecisionResultProps = { decided: Decided };

/** Outcome of a decision: the mails that were sent, and undo while it is possible. */
export function DecisionResult({ decided }: DecisionResultProps) {
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing-requests']);
  const undo = useMutation(undoMutation());
  const request = useOpenRequest();
  const { next } = decided;
  const { name, slug } = decided.facility;
  const title = undo.isSuccess ? t('done.undone', { name }) : t(`done.${decided.decision.outcome}`, { name });
  return (
    <DecisionOutcome title={title} about={undo.isSuccess}>
      {undo.isSuccess ? <p>{t('done.undoneText')}</p> : null}
      {undo.isSuccess || decided.undoUntil === null ? null : (
        <div className={styles.rows}>
          {undo.isError ? <Alert tone="error" title={t('done.undoFailed')} /> : null}
          <div className={styles.actions}>
            <Button
              variant="outline"
              size="large"
              loading={undo.isPending}
              aria-describedby="undo-until"
              onClick={() => undo.mutate(decided.id)}
            >
              {t('done.undo')}
            </Button>
            <span id="undo-until" className={styles.muted}>
              {t('done.undoHint', { time: formatDateTime(decided.undoUntil, 'time', i18n.language) })}
            </span>
          </div>
        </div>
      )}
      <section className={page.section}>
        <h2 className={page.sectionTitle}>{t('done.sent')}</h2>
        {decided.sent.length === 0 ? <p className={styles.muted}>{t('done.nobody')}</p> : null}
        {decided.sent.map(({ to, subject, text }) => (
          <Disclosure key={`${to} ${subject}`} variant="row" label={subject} meta={t('done.sentTo', { address: to })}>
            <p className={styles.quote}>{text}</p>
          </Disclosure>
        ))}
      </section>
      {next ? (
        <div className={styles.rows}>
          {request.failure ? <Alert tone="error" title={t(`contributing-requests:${request.failure}`)} /> : null}
          <div className={styles.actions}>
            <Button
              tone="primary"
              variant="solid"
              size="large"
              loading={request.isPending}
              onClick={() => request.open(next)}
            >
              {t('done.next', { name: next.name })}
            </Button>
          </div>
        </div>
      ) : null}
      <ul role="list" className={styles.rows}>
        {decided.published ? (
          <li>
            <Link href={facilityPath(slug)}>{t('done.facility', { name })}</Link>
          </li>
        ) : null}
        <li>
          <Link href={paths.requests}>{t('done.list')}</Link>
        </li>
      </ul>
    </DecisionOutcome>
  );
}
