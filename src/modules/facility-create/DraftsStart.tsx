import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { LinkButton } from '#components/LinkButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
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

/** Forgets what this device keeps of a draft. */
export function dropLocalDraft(id: string): void {
  const session = currentSession();
  if (session.status === 'authenticated') removeDraft(session.user.id, `create/${id}`);
}

export type DraftsStartProps = {
  drafts: readonly DraftSummary[];
  /** Begins another; left out where nothing more can be begun, or another way leads there. */
  onNew?: (() => void) | undefined;
};

/** What was begun before: go on with it, discard it, or begin anew. */
export function DraftsStart({ drafts, onNew }: DraftsStartProps) {
  const { t, i18n } = useTranslation('facility-create');
  const [asking, setAsking] = useState<DraftSummary>();
  const discard = useMutation(discardDraftMutation());
  const nameOf = ({ name }: DraftSummary) => (name.trim() === '' ? t('start.unnamed') : name);
  const zone = viewerTimeZone();
  const whenOf = (at: string) =>
    `${formatDate(at, i18n.language, zone)} ${formatTime(new Date(at), i18n.language, zone)}`;

  return (
    <section className={styles.section} aria-labelledby="drafts">
      <h2 id="drafts" className={styles.heading}>
        {t('start.drafts')}
      </h2>
      {discard.isError ? <Alert tone="error" title={t('start.discardFailed')} /> : null}
      <ul className={styles.drafts}>
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
                  <LinkButton href={stepPath(id, step)} tone="primary" size="touch">
                    <span aria-hidden="true">{t('actions.continue')}</span>
                    <VisuallyHidden>{t('start.continueOf', { name })}</VisuallyHidden>
                  </LinkButton>
                  <Button variant="quiet" size="touch" onClick={() => setAsking(draft)}>
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
          <Button variant="outline" size="touch" onClick={onNew}>
            {t('start.new')}
          </Button>
        </div>
      )}
      <ConfirmationDialog
        open={asking !== undefined}
        title={t('start.discardTitle')}
        message={t('start.discardText', { name: asking ? nameOf(asking) : '' })}
        actions={{ confirm: { label: t('start.discard') } }}
        dismissible
        onClose={(result) => {
          setAsking(undefined);
          if (result !== 'confirmed' || !asking) return;
          dropLocalDraft(asking.id);
          discard.mutate(asking.id);
        }}
      />
    </section>
  );
}

/** Five wait for a decision already (directory 4.1, "Create guard"). */
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
