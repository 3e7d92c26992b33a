import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { DescriptionList } from '#components/DescriptionList';
import { Disclosure } from '#components/Disclosure';
import { Link } from '#components/Link';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { AuditEvent } from '#domain/audit';
import { formatDateTime } from '#lib/format/formatDateTime';
import { focusHeading } from '#lib/browser/focusHeading';
import { facilityPath } from '#domain/paths';
import { errorKey } from '#lib/http/problem';

import { AuditTrail } from './AuditTrail';
import { ClaimResponseForm } from './ClaimResponseForm';
import * as styles from './page.css';
import { withdrawVerificationMutation } from './queries';
import type { Claim, Decision, FacilityRef, VerificationRequest } from './schemas';
import type { listSubmitted } from './api';

type Submitted = (typeof listSubmitted)['response']['_zod']['output'][number];

type ContributionProps = {
  facility: FacilityRef;
  kind: string;
  state: string;
  decision: Decision | null;
  timeline: readonly AuditEvent[];
  children?: ReactNode;
};

/** Common layout of the cards: facility, state, decision and timeline. */
function Contribution({ facility, kind, state, decision, timeline, children }: ContributionProps) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  return (
    <Card as="li">
      <div className={styles.rows}>
        <h2 className={styles.heading}>
          <Link href={facilityPath(facility.slug)}>{facility.name}</Link>
        </h2>
        <div className={styles.check}>
          <span className={styles.muted}>
            {kind} · {facility.city}
          </span>
          <Badge tone="neutral">{state}</Badge>
        </div>
        {decision?.reasonCode ? (
          <p>{t('reason', { reason: t(`contributing:reason.${decision.reasonCode}`) })}</p>
        ) : null}
        {decision && decision.message !== '' ? (
          <figure className={styles.rows}>
            <figcaption className={styles.part}>{t('message')}</figcaption>
            <blockquote className={styles.quote}>{decision.message}</blockquote>
          </figure>
        ) : null}
        {children}
        <Disclosure label={t('history')}>
          <AuditTrail events={timeline} />
        </Disclosure>
      </div>
    </Card>
  );
}

/** What the claimant of a facility gave about themself, for its manager. */
function Claimant({ claim, name }: { claim: Claim; name: string }) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  return (
    <section className={styles.rows} aria-label={t('claimant.label')}>
      <DescriptionList
        rows={[
          { term: t('claimant.name'), detail: name },
          { term: t('claimant.role'), detail: t(`contributing:role.${claim.role}`) },
          { term: t('claimant.relation'), detail: claim.relationNote },
          { term: t('claimant.email'), detail: claim.workEmail ?? '' },
        ]}
      />
      <p className={styles.muted}>{t('claimant.unchecked')}</p>
    </section>
  );
}

/** A claim by the signed-in user, or by another person on a facility of theirs. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { t, i18n } = useTranslation(['contributing-owned', 'contributing']);
  const { ownerDeadline, expiresAt, state, viewer, facility } = claim;
  const date = (iso: string) => formatDateTime(iso, 'full', i18n.language);
  return (
    <Contribution
      facility={facility}
      kind={t(viewer === 'claimant' ? 'mine' : 'others')}
      state={t(`contributing:claim.${state}`)}
      decision={claim.decision}
      timeline={claim.timeline}
    >
      {state === 'contested' && ownerDeadline !== null ? <p>{t('deadline', { date: date(ownerDeadline) })}</p> : null}
      {expiresAt === null ? null : <p className={styles.muted}>{t('ends', { date: date(expiresAt) })}</p>}
      {viewer === 'owner' && claim.claimantName !== null ? <Claimant claim={claim} name={claim.claimantName} /> : null}
      {viewer === 'owner' && state === 'contested' ? <ClaimResponseForm claim={claim} /> : null}
    </Contribution>
  );
}

export type RequestCardProps = {
  request: VerificationRequest;
  /** Reopens the rejected submission that was requested; absent if it cannot be sent again. */
  reopen?: Reopen | undefined;
};

/** A verification request of the signed-in user; adding a facility is one too. */
export function RequestCard({ request, reopen }: RequestCardProps) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  const { facility, kind, state, decision } = request;
  return (
    <Contribution
      facility={facility}
      kind={t(`contributing:kind.${kind}`)}
      state={t(`contributing:request.${state}`)}
      decision={decision}
      timeline={request.timeline}
    >
      {reopen ? (
        <div className={styles.actions} role="group" aria-label={t('actions', { name: facility.name })}>
          <ResendButton facility={facility} kind="rejected" reopen={reopen} />
        </div>
      ) : null}
    </Contribution>
  );
}

/** Reopens a submission; resolves to the URL of its form. */
type Reopen = (facilityId: string) => Promise<string>;

type ResendButtonProps = {
  facility: FacilityRef;
  /** Why it is sent again: it was rejected, or withdrawn. */
  kind: 'rejected' | 'draft';
  reopen: Reopen;
};

/** Leads to the form with what was sent, to correct it and send it again. */
function ResendButton({ facility: { id, name }, kind, reopen }: ResendButtonProps) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  const navigate = useNavigate();
  const reopening = useMutation({ mutationFn: reopen });
  return (
    <>
      {reopening.error ? <Alert tone="error" title={t(`contributing:${errorKey(reopening.error)}`)} /> : null}
      <Button
        variant="soft"
        tone="primary"
        loading={reopening.isPending}
        onClick={() => reopening.mutate(id, { onSuccess: (address) => void navigate(address) })}
      >
        <span aria-hidden="true">{t(`again.${kind}`)}</span>
        <VisuallyHidden>{t(`again.${kind}Name`, { name })}</VisuallyHidden>
      </Button>
    </>
  );
}

export type SubmittedCardProps = {
  submitted: Submitted;
  reopen?: Reopen | undefined;
  /** Announces to screen readers what was done. */
  onAnnounce: (words: string) => void;
};

/** A facility added by the signed-in user: can be withdrawn while pending, and sent again after a rejection. */
export function SubmittedCard({ submitted, reopen, onAnnounce }: SubmittedCardProps) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  const [confirming, setConfirming] = useState(false);
  const withdraw = useMutation(withdrawVerificationMutation());
  const { facility, requestId, decision } = submitted;
  const { name } = facility;
  return (
    <Contribution
      facility={facility}
      kind={t('contributing:kind.new-facility')}
      state={t(`publication.${submitted.publicationStatus}`)}
      decision={decision}
      timeline={submitted.timeline}
    >
      {withdraw.error ? <Alert tone="error" title={t(`contributing:${errorKey(withdraw.error)}`)} /> : null}
      {requestId !== null || (submitted.again && reopen) ? (
        <div className={styles.actions} role="group" aria-label={t('actions', { name })}>
          {submitted.again && reopen ? (
            <ResendButton
              facility={facility}
              kind={submitted.publicationStatus === 'rejected' ? 'rejected' : 'draft'}
              reopen={reopen}
            />
          ) : null}
          {requestId === null ? null : (
            <Button variant="quiet" tone="error" loading={withdraw.isPending} onClick={() => setConfirming(true)}>
              {t('withdraw.verb')}
            </Button>
          )}
        </div>
      ) : null}
      <ConfirmationDialog
        open={confirming}
        title={t('withdraw.title', { name })}
        message={t('withdraw.text')}
        icon={{ color: 'warn' }}
        actions={{ confirm: { label: t('withdraw.verb'), color: 'warn' }, cancel: { label: t('withdraw.keep') } }}
        dismissible={!withdraw.isPending}
        onClose={(result) => {
          setConfirming(false);
          if (result !== 'confirmed' || requestId === null) return;
          // A promise instead of a callback, which would be lost if the card unmounts first. The card shows an error
          // itself.
          withdraw.mutateAsync(requestId).then(
            () => {
              onAnnounce(t('withdraw.done', { name }));
              focusHeading();
            },
            () => undefined,
          );
        }}
      />
    </Contribution>
  );
}
