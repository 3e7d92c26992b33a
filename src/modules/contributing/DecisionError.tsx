import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { formatDateTime } from '#lib/format/formatDateTime';
import type { HttpError } from '#lib/http/request';
import { paths } from '#domain/paths';
import { errorKey, problemCode, problemString } from '#lib/http/problem';

import { ChangeTable } from './ChangeTable';
import { DecisionOutcome } from './DecisionOutcome';
import * as page from './DecisionPage.css';
import * as styles from './page.css';
import { linkMutation } from './queries';
import { parseChanges, parseDecision } from './problemDetails';
import type { DecisionRoute } from './schemas';

const codes = [
  'link-invalid',
  'wrong-link-kind',
  'already-decided',
  'link-used',
  'link-expired',
  'stale-revision',
  'self-decision',
  'request-open',
] as const;

/** Whether a link was rejected for a reason that has a page of its own (directory contract 1.7). */
export function isDecisionError(error: unknown): error is HttpError {
  return codes.some((code) => code === problemCode(error));
}

export type DecisionErrorProps = {
  error: HttpError;
  slug: string;
  route: DecisionRoute;
  /** Called with a new token for this page. */
  onToken: (token: string) => void;
};

/** Explains why a decision link cannot be used, and what to do instead. */
export function DecisionError({ error, slug, route, onToken }: DecisionErrorProps) {
  const { t, i18n } = useTranslation('contributing-decision');
  const code = codes.find((one) => one === problemCode(error)) ?? 'link-invalid';
  const title = t(`refusal.${code}.title`);
  const date = formatDateTime(problemString(error, 'endedAt') ?? '', 'full', i18n.language);
  return (
    <DecisionOutcome title={title} about={code}>
      <div className={page.outcomeText}>
        {code === 'already-decided' ? (
          <AlreadyDecided error={error} />
        ) : code === 'link-expired' ? (
          <p>
            {t(
              problemString(error, 'reason') === 'revoked'
                ? 'refusal.link-expired.revoked'
                : 'refusal.link-expired.expired',
              { date },
            )}
          </p>
        ) : (
          <p>{t(`refusal.${code}.text`, { date })}</p>
        )}
      </div>
      {code === 'stale-revision' ? <StaleRequest error={error} slug={slug} route={route} onToken={onToken} /> : null}
      {code === 'wrong-link-kind' ? <WrongLinkKind error={error} /> : null}
      {code === 'link-invalid' || code === 'link-used' || code === 'link-expired' ? (
        <LinkRequest slug={slug} route={route} />
      ) : null}
      <p>
        <Link href={paths.requests}>{t('done.list')}</Link>
      </p>
    </DecisionOutcome>
  );
}

function AlreadyDecided({ error }: { error: HttpError }) {
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const decision = parseDecision(error);
  if (!decision) return <p>{t('refusal.already-decided.withdrawn')}</p>;
  const date = formatDateTime(decision.at, 'full', i18n.language);
  return (
    <>
      <p>{t(`refusal.already-decided.${decision.outcome}`, { name: decision.adminName, date })}</p>
      {decision.reasonCode === null ? null : (
        <p>{t('refusal.already-decided.reason', { reason: t(`contributing:reason.${decision.reasonCode}`) })}</p>
      )}
      {decision.message === '' ? null : (
        <figure className={styles.rows}>
          <figcaption className={styles.part}>{t('refusal.already-decided.message')}</figcaption>
          <blockquote className={styles.quote}>{decision.message}</blockquote>
        </figure>
      )}
    </>
  );
}

function WrongLinkKind({ error }: { error: HttpError }) {
  const { t } = useTranslation('contributing-decision');
  const path = problemString(error, 'expectedPath');
  if (path === undefined) return null;
  return (
    <div className={styles.actions}>
      <LinkButton href={path} tone="primary" variant="solid">
        {t('refusal.wrong-link-kind.go')}
      </LinkButton>
    </div>
  );
}

function StaleRequest({ error, slug, route, onToken }: DecisionErrorProps) {
  const { t } = useTranslation('contributing-decision');
  const link = useMutation(linkMutation());
  const changes = parseChanges(error);
  return (
    <>
      {changes.length > 0 ? (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{t('refusal.stale-revision.changes')}</h2>
          <ChangeTable changes={changes} label={t('refusal.stale-revision.changes')} />
        </section>
      ) : (
        <p className={styles.muted}>{t('refusal.stale-revision.none')}</p>
      )}
      <LinkRequestButton
        label={t('refusal.stale-revision.review')}
        link={link}
        onPress={() =>
          link.mutate(
            { slug, route, inApp: true },
            { onSuccess: ({ href }) => onToken(new URLSearchParams(href?.split('?')[1]).get('token') ?? '') },
          )
        }
      />
    </>
  );
}

function LinkRequest({ slug, route }: { slug: string; route: DecisionRoute }) {
  const { t } = useTranslation('contributing-decision');
  const link = useMutation(linkMutation());
  if (link.isSuccess) {
    return (
      <Alert
        tone="success"
        title={t('refusal.sent', { address: link.data.sentTo })}
        action={<Link href={paths.outbox}>{t('refusal.outbox')}</Link>}
      />
    );
  }
  return <LinkRequestButton label={t('refusal.new')} link={link} onPress={() => link.mutate({ slug, route })} />;
}

type LinkRequestButtonProps = { label: string; link: { isPending: boolean; error: Error | null }; onPress: () => void };

/** Button that requests a link, with the error of the last attempt. */
function LinkRequestButton({ label, link, onPress }: LinkRequestButtonProps) {
  return (
    <>
      {link.error ? <LinkRequestError error={link.error} /> : null}
      <div className={styles.actions}>
        <Button tone="primary" variant="solid" size="large" loading={link.isPending} onClick={onPress}>
          {label}
        </Button>
      </div>
    </>
  );
}

function LinkRequestError({ error }: { error: Error }) {
  const { t } = useTranslation(['contributing-decision', 'contributing']);
  switch (problemCode(error)) {
    case 'not-found':
    case 'already-decided':
      return <Alert tone="warning" title={t('refusal.noRequest')} />;
    case 'rate-limited':
      return <Alert tone="warning" title={t('refusal.tooMany')} />;
    default:
      return <Alert tone="error" title={t(`contributing:${errorKey(error)}`)} />;
  }
}
