import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { DraftConflictAlert } from '#components/DraftConflictAlert';
import { LiveText } from '#components/LiveRegion';
import { RelativeTime } from '#components/RelativeTime';
import type { DraftState, DraftSync } from '#lib/drafts/draftSync';
import { validationErrors } from '#lib/http/problem';
import { formatTime, formatDate } from '#lib/format/formatDate';
import type { SessionUser } from '#lib/session/session';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { Draft } from './api';
import type { FacilityDraft } from './useFacilityDraft';

/** Formatter for a time of day in the reader's time zone. */
function useClockTime(): (at: string) => string {
  const { i18n } = useTranslation();
  return (at) => formatTime(new Date(at), i18n.language, viewerTimeZone());
}

/** Alert about a conflict or another problem of a draft, with the actions that resolve it. */
export function DraftAlerts({
  state,
  onResolve,
}: {
  state: DraftState<FacilityDraft>;
  onResolve: DraftSync<FacilityDraft>['resolveConflict'];
}) {
  const { t } = useTranslation('facility-create');
  const timeOf = useClockTime();
  const { status, remote, error } = state;
  if (status === 'refused') {
    const reason = validationErrors(error).some(({ code }) => code === 'too_many') ? 'tooMany' : 'tooLong';
    return (
      <Alert tone="warning" title={t(`${reason}.title`)}>
        {t(`${reason}.text`)}
      </Alert>
    );
  }
  return (
    <DraftConflictAlert
      state={state}
      onResolve={onResolve}
      conflictText={remote && t('conflict', { time: timeOf(remote.savedAt), step: t(`steps.${remote.content.step}`) })}
      goneTitle={t('gone')}
      keepLabel={t('keepAsNew')}
    />
  );
}

/** Explains why a reopened submission was not published. */
export function ReopenedAlert({ again: { rejection } }: { again: NonNullable<Draft['again']> }) {
  const { t, i18n } = useTranslation('facility-create');
  if (!rejection) return <Alert tone="info" title={t('again.takenBack')} />;
  const title = t('again.rejected', { date: formatDate(rejection.at, i18n.language) });
  return (
    <Alert tone="warning" title={title}>
      {rejection.message}
    </Alert>
  );
}

/** When the draft was last saved. Not a live region, because it changes with every pause in typing. */
export function SaveStatus({ state: { status, savedAt } }: { state: DraftState<FacilityDraft> }) {
  const { t } = useTranslation('facility-create');
  if (status === 'saving') return <span>{t('saving.saving')}</span>;
  if (status === 'failed')
    return (
      <span role="status">
        <LiveText>{t('saving.failed')}</LiveText>
      </span>
    );
  if (status === 'untouched') return <span>{t('saving.untouched')}</span>;
  if (status === 'saved' && savedAt !== null) {
    // No time of day: the facility's hours beside it may be in another time zone.
    return (
      <span>
        <Trans t={t} i18nKey="saving.saved" components={{ time: <RelativeTime date={savedAt} /> }} />
      </span>
    );
  }
  return <span>{t('saving.unsaved')}</span>;
}

export type UnverifiedEmailAlertProps = {
  user: Pick<SessionUser, 'email'>;
  /** Mails a new confirmation link. */
  resend: () => Promise<unknown>;
};

/** Explains that the form can be filled in, but not sent before the e-mail address is confirmed. */
export function UnverifiedEmailAlert({ user, resend }: UnverifiedEmailAlertProps) {
  const { t } = useTranslation('facility-create');
  const again = useMutation({ mutationFn: resend });
  return (
    <Alert
      tone="warning"
      title={t('unverified.title')}
      action={
        <Button variant="outline" loading={again.isPending} onClick={() => again.mutate()}>
          {t('unverified.resend')}
        </Button>
      }
    >
      {again.isSuccess
        ? t('unverified.resent')
        : again.isError
          ? t('unverified.failed')
          : t('unverified.text', { email: user.email })}
    </Alert>
  );
}
