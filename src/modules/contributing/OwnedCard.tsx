import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { Disclosure } from '#components/Disclosure';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { Meter } from '#components/Meter';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatDateTime } from '#lib/format/formatDateTime';
import { focusHeading } from '#lib/browser/focusHeading';
import { facilityPath, paths } from '#domain/paths';
import { errorKey } from '#lib/http/problem';

import type { OwnedFacility, quickActions } from './api';
import { ChangeList } from './ChangeList';
import { CloseForm } from './CloseForm';
import * as styles from './page.css';
import { quickMutation, relinquishMutation } from './queries';

export type OwnedCardProps = {
  owned: OwnedFacility;
  /** Shows the link that edits the facility. */
  edits?: boolean;
  /** Announces to screen readers what was done. */
  onAnnounce: (words: string) => void;
};

type Action = (typeof quickActions)[number];

/** A managed facility with its quick actions (directory 2.12). */
export function OwnedCard({ owned, edits = false, onAnnounce }: OwnedCardProps) {
  const { t, i18n } = useTranslation(['contributing-owned', 'contributing']);
  const [confirming, setConfirming] = useState(false);
  const [closing, setClosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const quick = useMutation(quickMutation());
  const giveUp = useMutation(relinquishMutation());
  const { facility, operationalStatus, verification, completeness, missing, confirmedAt, closedToday, changes } = owned;
  const { id, name, slug, city } = facility;
  const date = (iso: string) => formatDateTime(iso, 'date', i18n.language, owned.timeZone);

  function act(action: Action, more: { reason?: string; until?: string } = {}) {
    quick.mutate(
      { id, action, ...more },
      {
        onSuccess() {
          setClosing(false);
          onAnnounce(t(`done.${action}`, { name }));
          opener.current?.focus();
        },
      },
    );
  }

  const isShut = operationalStatus === 'temporarily-closed';
  const failure = quick.error ?? giveUp.error;
  return (
    <Card as="li">
      <div className={styles.rows}>
        <h2 className={styles.heading}>{name}</h2>
        <p className={styles.muted}>{city}</p>
        <div className={styles.check}>
          <Badge tone={operationalStatus === 'open' ? 'success' : 'warning'}>{t(`status.${operationalStatus}`)}</Badge>
          <Badge tone={verification.state === 'verified' ? 'success' : 'neutral'}>
            {t(`verification.${verification.state}`)}
          </Badge>
          {closedToday ? <Badge tone="warning">{t('closedToday')}</Badge> : null}
          {owned.contestedClaims.map(({ id: claim, deadline }) =>
            deadline === null ? null : (
              <Badge key={claim} tone="info">
                {t('deadline', { date: date(deadline) })}
              </Badge>
            ),
          )}
        </div>
        <Meter label={t('complete')} value={completeness} valueText={t('percent', { percent: completeness })} />
        {missing ? <p className={styles.muted}>{t(`missing.${missing.part}`, { percent: missing.percent })}</p> : null}
        {confirmedAt === null ? null : <p className={styles.muted}>{t('confirmed', { date: date(confirmedAt) })}</p>}
        {changes ? (
          <Disclosure label={t('changes')}>
            <ChangeList changes={changes.fields} label={t('changes')} />
          </Disclosure>
        ) : null}
        {failure ? <Alert tone="error" title={t(`contributing:${errorKey(failure)}`)} /> : null}
        <div className={styles.actions} role="group" aria-label={t('actions', { name })}>
          <Link href={facilityPath(slug)}>
            <span aria-hidden="true">{t('viewShort')}</span>
            <VisuallyHidden>{t('view', { name })}</VisuallyHidden>
          </Link>
          {edits ? (
            <LinkButton href={`${paths.ownedFacilities}?${new URLSearchParams({ edit: slug })}`} variant="outline">
              <span aria-hidden="true">{t('editShort')}</span>
              <VisuallyHidden>{t('edit', { name })}</VisuallyHidden>
            </LinkButton>
          ) : null}
          <Button
            variant="outline"
            loading={quick.isPending}
            onClick={() => act(closedToday ? 'open-today' : 'closed-today')}
          >
            {t(closedToday ? 'do.open-today' : 'do.closed-today')}
          </Button>
          <Button variant="outline" onClick={() => act('still-correct')}>
            {t('do.still-correct')}
          </Button>
          <Button
            ref={opener}
            variant="outline"
            {...(!isShut && { 'aria-expanded': closing })}
            onClick={() => (isShut ? act('reopened') : setClosing(!closing))}
          >
            {t(isShut ? 'do.reopened' : 'do.temporarily-closed')}
          </Button>
          <Button variant="quiet" tone="error" loading={giveUp.isPending} onClick={() => setConfirming(true)}>
            {t('giveUp.verb')}
          </Button>
        </div>
        {closing ? (
          <CloseForm
            name={name}
            timeZone={owned.timeZone}
            busy={quick.isPending}
            onSend={(more) => act('temporarily-closed', more)}
            onCancel={() => {
              setClosing(false);
              opener.current?.focus();
            }}
          />
        ) : null}
      </div>
      <ConfirmationDialog
        open={confirming}
        title={t('giveUp.title', { name })}
        message={t('giveUp.text')}
        icon={{ color: 'warn' }}
        actions={{ confirm: { label: t('giveUp.verb'), color: 'warn' }, cancel: { label: t('giveUp.keep') } }}
        dismissible={!giveUp.isPending}
        onClose={(result) => {
          setConfirming(false);
          if (result !== 'confirmed') return;
          // A promise instead of a callback, which would be lost when the card unmounts. The card shows an error
          // itself.
          giveUp.mutateAsync(id).then(
            () => {
              onAnnounce(t('giveUp.done', { name }));
              focusHeading();
            },
            () => undefined,
          );
        }}
      />
    </Card>
  );
}
