import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { ControlSize } from '#components/ControlSize';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { useSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { visuallyHidden } from '#theme/mixins.css';

import { isDraftId, newDraftId, stepPath } from './draftPaths';
import * as styles from './CreateFacility.css';
import { DraftForm } from './DraftForm';
import { draftQuery, draftsQuery, recordsQuery } from './queries';
import type { LoadTaxonomy } from './queries';
import { SubmissionReceipt } from './SubmissionReceipt';
import { DraftsStart, TooManyPending } from './DraftsStart';
import { toStep } from './steps';

const maxPending = 5;

export type CreateFacilityProps = {
  loadTaxonomy: LoadTaxonomy;
  /** Mails a new confirmation link to the signed-in user. */
  resend: () => Promise<unknown>;
};

/** The page at `/facility/create` (directory 2.9): list of drafts, form in steps, and receipt. */
export function CreateFacility(props: CreateFacilityProps) {
  const [query] = useSearchParams();
  const session = useSession();
  const received = query.get('received');
  return (
    <ControlSize size="large">
      <div className={styles.root}>
        <meta name="robots" content="noindex,follow" />
        {received !== null ? (
          <SubmissionReceipt slug={received} />
        ) : session.status === 'authenticated' ? (
          <Drafts {...props} user={session.user} />
        ) : (
          <DraftFormSkeleton />
        )}
      </div>
    </ControlSize>
  );
}

type PartProps = CreateFacilityProps & { user: SessionUser };

function Drafts(props: PartProps) {
  const { t } = useTranslation('facility-create');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const requestedId = query.get('draft');
  const id = isDraftId(requestedId) ? requestedId : undefined;
  const drafts = useQuery({ ...draftsQuery(), enabled: id === undefined });
  // A draft gets its URL with the first input, so an empty one leaves no trace.
  const [newId, setNewId] = useState(newDraftId);
  const [isNew, setNew] = useState(false);
  // A form that replaces the list of drafts takes the focus, which was in the list.
  const [wasListed, setListed] = useState(false);
  const [lastId, setLastId] = useState(id);

  // The draft was discarded or left: the next one needs a new id.
  if (id !== lastId) {
    setLastId(id);
    if (id === undefined) {
      setNewId(newDraftId());
      setNew(false);
    }
  }

  const listed = drafts.data;
  if (!wasListed && id === undefined && listed !== undefined && listed.drafts.length > 0) setListed(true);
  const isFull = listed !== undefined && listed.openSubmissions >= maxPending;
  const startsNew = listed !== undefined && !isFull && (isNew || listed.drafts.length === 0);
  const shown = id ?? (startsNew ? newId : undefined);
  if (shown !== undefined) {
    return (
      <DraftLoader
        key={shown}
        {...props}
        id={shown}
        mayExist={shown !== newId}
        takesFocus={wasListed && id === undefined}
        onStarted={() => {
          if (id !== undefined) return;
          // Must not scroll while the person types.
          void navigate(stepPath(shown, 'name'), { replace: true, preventScrollReset: true });
        }}
      />
    );
  }
  return (
    <QueryPanel query={drafts} what={t('loading.drafts')} skeleton={<DraftFormSkeleton />} headingLevel={1}>
      {({ drafts: all }) => (
        <>
          <Head />
          {isFull ? <TooManyPending /> : null}
          {all.length > 0 ? <DraftsStart drafts={all} onNew={isFull ? undefined : () => setNew(true)} /> : null}
        </>
      )}
    </QueryPanel>
  );
}

type DraftLoaderProps = PartProps & {
  id: string;
  /** Whether the server may have the draft. */
  mayExist: boolean;
  /** Whether it takes the place of the button that started it. */
  takesFocus: boolean;
  onStarted: () => void;
};

function DraftLoader({ id, mayExist, takesFocus, onStarted, loadTaxonomy, resend, user }: DraftLoaderProps) {
  const { t } = useTranslation('facility-create');
  const [query] = useSearchParams();
  const draft = useQuery({ ...draftQuery(id), enabled: mayExist });
  const records = useQuery(recordsQuery(loadTaxonomy));
  const form = (server: typeof draft.data) => (
    <QueryPanel query={records} what={t('loading.records')} skeleton={<DraftFormSkeleton />} headingLevel={1}>
      {(loaded) => (
        <DraftForm
          id={id}
          server={server ?? null}
          step={toStep(query.get('step'))}
          fromCheck={query.get('back') === 'check'}
          records={loaded}
          user={user}
          resend={resend}
          takesFocus={takesFocus}
          onStarted={onStarted}
        />
      )}
    </QueryPanel>
  );
  if (!mayExist) return form(null);
  return (
    <QueryPanel query={draft} what={t('loading.draft')} skeleton={<DraftFormSkeleton />} headingLevel={1}>
      {(server) => form(server)}
    </QueryPanel>
  );
}

function Head() {
  const { t } = useTranslation('facility-create');
  return (
    <header className={styles.head}>
      <title>{t('documentTitle', { step: t('start.drafts') })}</title>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.lead}>{t('start.lead')}</p>
    </header>
  );
}

/** As tall as a step. */
function DraftFormSkeleton() {
  const { t } = useTranslation('facility-create');
  return (
    <div className={styles.form} aria-busy="true">
      <title>{t('documentTitleLoading')}</title>
      <h1 className={visuallyHidden} tabIndex={-1}>
        {t('title')}
      </h1>
      <Skeleton variant="block" height="small" />
      <Skeleton variant="text" lines={2} />
      <Skeleton variant="block" height="tall" />
    </div>
  );
}
