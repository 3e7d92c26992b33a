import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { datePickerTexts } from '#components/DatePicker';
import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { useToast } from '#components/Toast';
import { Tabs } from '#components/Tabs';
import { paths } from '#domain/paths';

import { ClaimCard, RequestCard, SubmittedCard } from './ContributionCards';
import { OwnedCard } from './OwnedCard';
import * as styles from './page.css';
import type { VerificationRequest } from './schemas';
import { claimsQuery, ownedQuery, submittedQuery, verificationsQuery } from './queries';

const texts = ['contributing-owned', 'contributing', 'ConfirmationDialog', 'Meter', ...datePickerTexts] as const;
const tabs = ['owned', 'claims', 'submitted', 'verifications', 'drafts'] as const;

export type OwnedPageProps = {
  /** Renders title and navigation of the account around the content. */
  frame: (description: string, content: ReactNode) => ReactNode;
  /** Renders the tab of drafts, which belong to another module; gets the empty state. */
  drafts?: (empty: ReactNode) => ReactNode;
  /** Renders the side panel that edits a facility; closed without a slug. */
  edit?: (panel: EditPanelState) => ReactNode;
  /** Reopens a rejected or withdrawn submission; resolves to the URL of its form. */
  reopen?: (facilityId: string) => Promise<string>;
};

/** Props of the panel that edits a facility. */
export type EditPanelState = {
  slug: string | undefined;
  name: string;
  onClose: () => void;
  onAnnounce: (words: string) => void;
};

/** The page at `/account/facility` (directory 2.12): five tabs, chosen by the URL, that load and fail independently. */
export function OwnedPage({ frame, drafts, edit, reopen }: OwnedPageProps) {
  const { t } = useTranslation(texts);
  const [params, setParams] = useSearchParams();
  const toast = useToast();
  const announce = (text: string) => void toast.show({ text, tone: 'success' });
  const owned = useQuery(ownedQuery());
  const claims = useQuery(claimsQuery(1));
  const submitted = useQuery(submittedQuery());
  const verifications = useQuery(verificationsQuery(1));
  const counts = {
    owned: owned.data?.length,
    claims: claims.data?.items?.length,
    submitted: submitted.data?.length,
    verifications: verifications.data?.items?.length,
    drafts: undefined,
  };
  const edited = params.get('edit');
  const selected = tabs.find((tab) => tab === params.get('tab')) ?? 'owned';
  const label = (tab: (typeof tabs)[number]) =>
    counts[tab] === undefined ? t(`tab.${tab}`) : `${t(`tab.${tab}`)} (${counts[tab]})`;
  const empty = (tab: (typeof tabs)[number]) => (
    <EmptyState
      headingLevel={2}
      title={t(`empty.${tab}`)}
      description={t(`empty.${tab}Text`)}
      action={
        <LinkButton
          href={tab === 'submitted' || tab === 'drafts' ? paths.createFacility : paths.searchForm}
          tone="primary"
        >
          {t(tab === 'submitted' || tab === 'drafts' ? 'add' : 'find')}
        </LinkButton>
      }
    />
  );
  // Only the newest request about a facility can be followed by another one.
  const isResendable = ({ id, kind, facility, state }: VerificationRequest) =>
    kind === 'new-facility' &&
    state === 'rejected' &&
    verifications.data?.items?.find((one) => one.kind === kind && one.facility.id === facility.id)?.id === id &&
    submitted.data?.some((one) => one.facility.id === facility.id && one.again) === true;
  const panels: Readonly<Record<(typeof tabs)[number], ReactNode>> = {
    owned: (
      <QueryPanel
        query={owned}
        what={t('what.owned')}
        skeleton={<OwnedSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={empty('owned')}
      >
        {(all) => (
          <Cards>
            {all.map((one) => (
              <OwnedCard key={one.facility.id} owned={one} edits={edit !== undefined} onAnnounce={announce} />
            ))}
          </Cards>
        )}
      </QueryPanel>
    ),
    claims: (
      <QueryPanel
        query={claims}
        what={t('what.claims')}
        skeleton={<OwnedSkeleton />}
        isEmpty={({ items }) => !items?.length}
        empty={empty('claims')}
      >
        {({ items }) => (
          <Cards>
            {items?.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} />
            ))}
          </Cards>
        )}
      </QueryPanel>
    ),
    submitted: (
      <QueryPanel
        query={submitted}
        what={t('what.submitted')}
        skeleton={<OwnedSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={empty('submitted')}
      >
        {(all) => (
          <Cards>
            {all.map((one) => (
              <SubmittedCard key={one.facility.id} submitted={one} reopen={reopen} onAnnounce={announce} />
            ))}
          </Cards>
        )}
      </QueryPanel>
    ),
    verifications: (
      <QueryPanel
        query={verifications}
        what={t('what.verifications')}
        skeleton={<OwnedSkeleton />}
        isEmpty={({ items }) => !items?.length}
        empty={empty('verifications')}
      >
        {({ items }) => (
          <Cards>
            {items?.map((request) => (
              <RequestCard key={request.id} request={request} reopen={isResendable(request) ? reopen : undefined} />
            ))}
          </Cards>
        )}
      </QueryPanel>
    ),
    drafts: drafts?.(empty('drafts')) ?? empty('drafts'),
  };
  return frame(
    t('description'),
    <>
      <div className={styles.actions}>
        <LinkButton href={paths.createFacility} variant="outline" leadingIcon={PlusIcon}>
          {t('add')}
        </LinkButton>
      </div>
      <Tabs
        label={t('tabs')}
        value={selected}
        tabs={tabs.map((value) => ({ value, label: label(value), panel: panels[value] }))}
        onChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      />
      {edit?.({
        slug: edited ?? undefined,
        name: owned.data?.find(({ facility }) => facility.slug === edited)?.facility.name ?? '',
        onClose: () =>
          setParams(
            (before) => {
              before.delete('edit');
              before.delete('section');
              return before;
            },
            { replace: true, preventScrollReset: true },
          ),
        onAnnounce: announce,
      })}
    </>,
  );
}

function Cards({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.section}>
      {children}
    </ul>
  );
}

function OwnedSkeleton() {
  return (
    <div className={styles.section}>
      <Skeleton variant="block" height="tall" />
      <Skeleton variant="block" height="tall" />
    </div>
  );
}
