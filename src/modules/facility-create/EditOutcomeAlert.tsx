import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { formatDateTime } from '#lib/format/formatDateTime';

import type { Editable } from './api';

export type EditOutcomeAlertProps = { ended: NonNullable<Editable['ended']>; onDismiss: () => void };

const tones = { approved: 'success', rejected: 'warning', withdrawn: 'info', expired: 'warning' } as const;

/** Outcome of the changes that were pending when the form was opened, and which values it shows now. */
export function EditOutcomeAlert({ ended: { state, at, message }, onDismiss }: EditOutcomeAlertProps) {
  const { t, i18n } = useTranslation('facility-create-edit');
  const date = formatDateTime(at, 'full', i18n.language);
  return (
    <Alert tone={tones[state]} title={t(`ended.${state}`)} onDismiss={onDismiss}>
      {message === '' ? null : <p>{t('ended.reason', { message })}</p>}
      <p>{t(state === 'approved' ? 'ended.shownNow' : 'ended.shownAgain', { date })}</p>
    </Alert>
  );
}
