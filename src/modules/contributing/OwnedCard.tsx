import ArrowRightStartOnRectangleIcon from '@heroicons/react/24/outline/ArrowRightStartOnRectangleIcon';
import CheckBadgeIcon from '@heroicons/react/24/outline/CheckBadgeIcon';
import LockClosedIcon from '@heroicons/react/24/outline/LockClosedIcon';
import LockOpenIcon from '@heroicons/react/24/outline/LockOpenIcon';
import MoonIcon from '@heroicons/react/24/outline/MoonIcon';
import SunIcon from '@heroicons/react/24/outline/SunIcon';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Card } from '#components/Card';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { Disclosure } from '#components/Disclosure';
import { mirroredIcon } from '#components/Icon';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { Menu } from '#components/Menu';
import { Meter } from '#components/Meter';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatDateTime } from '#lib/format/formatDateTime';
import { focusHeading } from '#lib/browser/focusHeading';
import { facilityPath, paths } from '#domain/paths';
import { errorKey } from '#lib/http/problem';

import type { OwnedFacility, quickActions } from './api';
import { ChangeTable } from './ChangeTable';
import { CloseForm } from './CloseForm';
import * as styles from './page.css';
import { quickMutation, relinquishMutation } from './queries';

const LeaveIcon = mirroredIcon(ArrowRightStartOnRectangleIcon);

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
  const headingId = useId();
  const [confirming, setConfirming] = useState(false);
  const [closing, setClosing] = useState(false);
  const more = useRef<HTMLSpanElement>(null);
  const focusMore = () => more.current?.querySelector('button')?.focus();
  const quick = useMutation(quickMutation());
  const giveUp = useMutation(relinquishMutation());
  const {
    facility,
    operationalStatus,
    verification,
    completeness,
    missing,
    confirmedAt,
    closedToday: isClosedToday,
    changes,
  } = owned;
  const { id, name, slug, city } = facility;
  const date = (iso: string) => formatDateTime(iso, 'date', i18n.language, owned.timeZone);

  function act(action: Action, more: { reason?: string; until?: string } = {}) {
    quick.mutate(
      { id, action, ...more },
      {
        onSuccess() {
          setClosing(false);
          onAnnounce(t(`done.${action}`, { name }));
          focusMore();
        },
      },
    );
  }

  const isShut = operationalStatus === 'temporarily-closed';
  const failure = quick.error ?? giveUp.error;
  return (
    <Card as="li" aria-labelledby={headingId}>
      <div className={styles.rows}>
        <h2 id={headingId} className={styles.heading}>
          <Link href={facilityPath(slug)} variant="standalone">
            {name}
          </Link>
        </h2>
        <p className={styles.muted}>{city}</p>
        <div className={styles.check}>
          {/* Open in general says nothing of a facility that is closed today. */}
          {isClosedToday && operationalStatus === 'open' ? null : (
            <Badge tone={operationalStatus === 'open' ? 'success' : 'warning'}>
              {t(`status.${operationalStatus}`)}
            </Badge>
          )}
          <Badge tone={verification.state === 'verified' ? 'success' : 'neutral'}>
            {t(`verification.${verification.state}`)}
          </Badge>
          {isClosedToday ? <Badge tone="warning">{t('closedToday')}</Badge> : null}
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
            <ChangeTable changes={changes.fields} label={t('changes')} />
          </Disclosure>
        ) : null}
        {failure ? <Alert tone="error" title={t(`contributing:${errorKey(failure)}`)} /> : null}
        <div className={styles.actions} role="group" aria-label={t('actions', { name })}>
          {edits ? (
            <LinkButton
              href={`${paths.ownedFacilities}?${new URLSearchParams({ edit: slug })}`}
              variant="soft"
              tone="primary"
            >
              <span aria-hidden="true">{t('edit')}</span>
              <VisuallyHidden>{t('editName', { name })}</VisuallyHidden>
            </LinkButton>
          ) : null}
          <span ref={more}>
            <Menu
              label={t('moreFor', { name })}
              text={t('more')}
              variant="outline"
              sections={[
                {
                  id: 'state',
                  items: [
                    { id: 'still-correct', label: t('do.still-correct'), icon: CheckBadgeIcon },
                    isClosedToday
                      ? { id: 'open-today', label: t('do.open-today'), icon: SunIcon }
                      : { id: 'closed-today', label: t('do.closed-today'), icon: MoonIcon },
                    isShut
                      ? { id: 'reopened', label: t('do.reopened'), icon: LockOpenIcon }
                      : { id: 'temporarily-closed', label: t('do.temporarily-closed'), icon: LockClosedIcon },
                  ],
                },
                {
                  id: 'end',
                  items: [{ id: 'give-up', label: t('giveUp.verb'), icon: LeaveIcon, tone: 'error' }],
                },
              ]}
              onAction={(chosen) => {
                if (chosen === 'give-up') setConfirming(true);
                else if (chosen === 'temporarily-closed') setClosing(true);
                else if (!quick.isPending) act(chosen as Action);
              }}
            />
          </span>
        </div>
        {closing ? (
          <CloseForm
            name={name}
            timeZone={owned.timeZone}
            busy={quick.isPending}
            onSend={(more) => act('temporarily-closed', more)}
            onCancel={() => {
              setClosing(false);
              focusMore();
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
