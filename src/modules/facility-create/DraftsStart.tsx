import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { Heading } from '#components/Heading';
import { LinkButton } from '#components/LinkButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusHeading } from '#lib/browser/focusHeading';
import { removeDraft } from '#lib/drafts/drafts';
import { formatTime, formatDate } from '#lib/format/formatDate';
import { paths } from '#domain/paths';
import { currentSession } from '#lib/session/session';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import { stepPath } from './draftPaths';
import type { DraftSummary } from './api';
import * as styles from './CreateFacility.css';
import { discardDraftMutation } from './queries';

const maxDrafts = 5;

/** Deletes a draft from this device. */
function dropLocalDraft(id: string): void {
  const session = currentSession();
  if (session.status === 'authenticated') removeDraft(session.user.id, `create/${id}`);
}

export type DraftsStartProps = {
  drafts: readonly DraftSummary[];
  /** Starts another draft; left out if no more are allowed, or if the page has another button for it. */
  onNew?: (() => void) | undefined;
};

/** List of drafts: continue or discard one, or start another. */
export function DraftsStart({ drafts, onNew }: DraftsStartProps) {
  const { t, i18n } = useTranslation('facility-create');
  const [confirming, setConfirming] = useState<DraftSummary>();
  const discard = useMutation(discardDraftMutation());
  const nameOf = ({ name }: DraftSummary) => (name.trim() === '' ? t('start.unnamed') : name);
  const zone = viewerTimeZone();
  const whenOf = (at: string) =>
    `${formatDate(at, i18n.language, zone)} ${formatTime(new Date(at), i18n.language, zone)}`;

  return (
    <section className={styles.section} aria-labelledby="drafts">
      <Heading headingLevel={2} id="drafts">
        {t('start.drafts')}
      </Heading>
      {discard.isError ? <Alert tone="error" title={t('start.discardFailed')} /> : null}
      <ul role="list" className={styles.drafts}>
        {drafts.map((draft) => {
          const name = nameOf(draft);
          const { id, step, updatedAt } = draft;
          return (
            <Card key={id} as="li">
              <div className={styles.draft}>
                <div className={styles.draftText}>
                  <span className={styles.draftName}>{name}</span>
                  <span className={styles.draftAt}>
                    {t('start.draftAt', { step: t(`steps.${step}`), when: whenOf(updatedAt) })}
                  </span>
                </div>
                <div className={styles.buttons}>
                  <LinkButton href={stepPath(id, step)} tone="primary">
                    <span aria-hidden="true">{t('actions.continue')}</span>
                    <VisuallyHidden>{t('start.continueOf', { name })}</VisuallyHidden>
                  </LinkButton>
                  <Button variant="quiet" onClick={() => setConfirming(draft)}>
                    <span aria-hidden="true">{t('start.discard')}</span>
                    <VisuallyHidden>{t('start.discardOf', { name })}</VisuallyHidden>
                  </Button>
                </div>
              </div>
            </Card>
          );
        })}
      </ul>
      {drafts.length >= maxDrafts ? (
        <p className={styles.lead}>{t('start.full')}</p>
      ) : onNew === undefined ? null : (
        <div>
          <Button variant="outline" onClick={onNew}>
            {t('start.new')}
          </Button>
        </div>
      )}
      <ConfirmationDialog
        open={confirming !== undefined}
        title={t('start.discardTitle')}
        message={t('start.discardText', { name: confirming ? nameOf(confirming) : '' })}
        actions={{ confirm: { label: t('start.discard') } }}
        dismissible
        onClose={(result) => {
          setConfirming(undefined);
          if (result !== 'confirmed' || !confirming) return;
          dropLocalDraft(confirming.id);
          // The button that opened the question goes with its draft. A failure is shown above the list.
          discard.mutateAsync(confirming.id).then(focusHeading, () => undefined);
        }}
      />
    </section>
  );
}

/** Alert that five submissions are already pending (directory 4.1, "Create guard"). */
export function TooManyPending() {
  const { t } = useTranslation('facility-create');
  return (
    <Alert
      tone="info"
      title={t('start.open')}
      action={
        <LinkButton href={paths.ownedFacilities} variant="outline">
          {t('start.owned')}
        </LinkButton>
      }
    >
      {t('start.openText')}
    </Alert>
  );
}
