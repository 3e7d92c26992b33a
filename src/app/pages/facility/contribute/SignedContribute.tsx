import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { loadCategories } from '#app/pages/taxonomy';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { paths } from '#domain/paths';
import { useSession } from '#lib/session/session';
import type { FacilityRelationship } from '#modules/contributing/api';
import { ContributePanel } from '#modules/contributing/ContributePanel';
import type { ContributePanelProps } from '#modules/contributing/ContributePanel';
import { factsOf } from '#modules/contributing/facts';
import { OpenRequests } from '#modules/contributing/OpenRequests';
import { FacilityAuditTrail } from '#modules/contributing/FacilityAuditTrail';
import { relationshipQuery } from '#modules/contributing/queries';
import { VerificationRequestStatus } from '#modules/contributing/VerificationRequestStatus';
import type { FacilityDetails } from '#modules/facility/api';
import { Contribute } from '#modules/facility/Contribute';
import type { ContributeProps } from '#modules/facility/Contribute';
import { historyQuery } from '#modules/facility/queries';
import { Section } from '#modules/facility/Section';

import * as styles from './SignedContribute.css';

export type SignedContributeProps = Pick<ContributePanelProps, 'action' | 'onClose'> & {
  facility: FacilityDetails;
  hrefs: ContributeProps['hrefs'];
};

/** The actions of a signed-in person on a facility, and the panel for them. */
export function SignedContribute({ facility, hrefs, action, onClose }: SignedContributeProps) {
  const { id, name, verification, primaryCategory, publicationStatus } = facility;
  const { data } = useQuery(relationshipQuery(id));
  const session = useSession();
  const isAdmin = session.status === 'authenticated' && session.user.role === 'admin';
  const notice = data && noticeOf(data, facility.slug, hrefs);
  return (
    <>
      {publicationStatus === 'published' ? (
        <Contribute hrefs={hrefs} verified={facility.verification.state === 'verified'} notice={notice} />
      ) : (
        <Entry facility={facility} notice={notice} hrefs={hrefs} />
      )}
      {data?.owner || isAdmin ? <Trail id={id} /> : null}
      <ContributePanel
        action={action}
        facility={{
          id,
          name,
          verified: verification.state === 'verified',
          categoryId: primaryCategory.id,
          listed: factsOf(facility, { category: () => primaryCategory.name }),
        }}
        loadCategories={loadCategories}
        onClose={onClose}
      />
    </>
  );
}

/**
 * The history of a facility, for its manager and administrators; requested together with the freshness of each part.
 */
function Trail({ id }: { id: string }) {
  const { t } = useTranslation('facility');
  const query = useQuery(historyQuery(id));
  return (
    <Section title={t('contribute.trail')}>
      <QueryPanel
        query={query}
        what={t('contribute.trailWhat')}
        headingLevel={3}
        skeleton={<Skeleton lines={4} />}
        isEmpty={({ audit }) => !audit || audit.length === 0}
        empty={<p>{t('contribute.trailEmpty')}</p>}
      >
        {({ audit }) => (
          <Suspense fallback={<Skeleton lines={4} />}>
            <FacilityAuditTrail events={audit ?? []} />
          </Suspense>
        )}
      </QueryPanel>
    </Section>
  );
}

/**
 * Returns the notice shown instead of the invitation: for the manager, for administrators and for people with a
 * request.
 */
function noticeOf(standing: FacilityRelationship, slug: string, hrefs: ContributeProps['hrefs']): ReactNode {
  const { owner, openRequests, ownRequest, ownClaim } = standing;
  if (owner) return <Managed slug={slug} />;
  if (openRequests.length > 0) return <Decide requests={openRequests} />;
  const claims = ownClaim !== null && ownClaim.submittedAt !== null;
  return ownRequest || claims ? <Waiting hrefs={hrefs} verifies={ownRequest !== null} claims={claims} /> : undefined;
}

function Managed({ slug }: { slug: string }) {
  const { t } = useTranslation('facility');
  return (
    <>
      <p>{t('contribute.managed')}</p>
      <LinkButton
        href={`${paths.ownedFacilities}?${new URLSearchParams({ edit: slug }).toString()}`}
        size="large"
        variant="outline"
      >
        {t('contribute.manage')}
      </LinkButton>
    </>
  );
}

function Decide({ requests }: { requests: FacilityRelationship['openRequests'] }) {
  const { t } = useTranslation('facility');
  const purposes = new Set(requests.map(({ purpose }) => purpose));
  // The list cannot be filtered by facility, so it is filtered by kind if there is only one.
  const kind = purposes.size === 1 ? [...purposes].join('') : 'all';
  return (
    <div className={styles.stack}>
      <p>{t('contribute.decide', { count: requests.length })}</p>
      <OpenRequests requests={requests} />
      <Link href={`${paths.requests}?${new URLSearchParams({ state: 'open', kind }).toString()}`} variant="standalone">
        {t('contribute.requests')}
      </Link>
    </div>
  );
}

type WaitingProps = Pick<SignedContributeProps, 'hrefs'> & { verifies: boolean; claims: boolean };

/** One's own request is pending; the other kind can still be made. */
function Waiting({ hrefs, verifies, claims }: WaitingProps) {
  const { t } = useTranslation('facility');
  return (
    <>
      <p>{t('contribute.waiting')}</p>
      <LinkButton href={verifies ? hrefs.verify : hrefs.claim} size="large" variant="outline">
        {t('contribute.progress')}
      </LinkButton>
      {verifies ? (
        <LinkButton href={hrefs.claim} size="large" variant="outline">
          {t(claims ? 'contribute.claimProgress' : 'contribute.claim')}
        </LinkButton>
      ) : (
        <LinkButton href={hrefs.verify} size="large" variant="outline">
          {t('contribute.verify')}
        </LinkButton>
      )}
    </>
  );
}

type EntryProps = Pick<SignedContributeProps, 'facility' | 'hrefs'> & { notice: ReactNode };

/** An unpublished facility can be neither verified nor claimed: its creator sees its state instead. */
function Entry({ facility, notice, hrefs }: EntryProps) {
  const { t } = useTranslation('facility');
  const session = useSession();
  const query = useQuery(relationshipQuery(facility.id));
  const { data } = query;
  // Administrators may see every history, and managers see theirs while a facility is suspended.
  const likely = session.status === 'authenticated' && session.user.role !== 'admin';
  const isCreators = facility.publicationStatus !== 'suspended' && (data ? data.creator && !data.owner : likely);
  if (!isCreators)
    return notice ? (
      <Contribute hrefs={hrefs} verified={facility.verification.state === 'verified'} notice={notice} />
    ) : null;
  return (
    <Section title={t('contribute.entry')}>
      <QueryPanel query={query} what={t('contribute.standing')} skeleton={<Skeleton variant="block" height="tall" />}>
        {({ ownRequest }) => (ownRequest ? <VerificationRequestStatus request={ownRequest} /> : <Again />)}
      </QueryPanel>
    </Section>
  );
}

function Again() {
  const { t } = useTranslation('facility');
  return (
    <>
      <p>{t('contribute.again')}</p>
      <div>
        <LinkButton href={`${paths.ownedFacilities}?tab=submitted`} size="large" variant="outline">
          {t('contribute.mine')}
        </LinkButton>
      </div>
    </>
  );
}
