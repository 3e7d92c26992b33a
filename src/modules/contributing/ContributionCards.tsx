import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { Badge } from '#components/Badge';
import { Card } from '#components/Card';
import { Disclosure } from '#components/Disclosure';
import { Link } from '#components/Link';
import { dateText } from '#lib/dateText';
import { facilityPath } from '#lib/paths';

import { AuditTrail } from './AuditTrail';
import { ClaimAnswer } from './ClaimAnswer';
import * as styles from './page.css';
import type { AuditEvent, Claim, Decision, FacilityRef, VerificationRequest } from './schemas';
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

/** What the cards of the tabs have in common: which facility, where it stands, what was said, what happened. */
function Contribution({ facility, kind, state, decision, timeline, children }: ContributionProps) {
  const { t } = useTranslation('contributing-owned');
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

/** A claim of one's own, or of somebody else on what one manages. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { t, i18n } = useTranslation(['contributing-owned', 'contributing']);
  const { ownerDeadline, expiresAt, state, viewer, facility } = claim;
  const date = (iso: string) => dateText(iso, 'full', i18n.language);
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
      {viewer === 'owner' && state === 'contested' ? <ClaimAnswer claim={claim} /> : null}
    </Contribution>
  );
}

/** A request for verification of one's own. */
export function RequestCard({ request }: { request: VerificationRequest }) {
  const { t } = useTranslation('contributing');
  return (
    <Contribution
      facility={request.facility}
      kind={t(`kind.${request.kind}`)}
      state={t(`request.${request.state}`)}
      decision={request.decision}
      timeline={request.timeline}
    />
  );
}

/** A facility that one added. */
export function SubmittedCard({ submitted }: { submitted: Submitted }) {
  const { t } = useTranslation(['contributing-owned', 'contributing']);
  return (
    <Contribution
      facility={submitted.facility}
      kind={t('contributing:kind.new-facility')}
      state={t(`publication.${submitted.publicationStatus}`)}
      decision={submitted.decision}
      timeline={submitted.timeline}
    />
  );
}
