import { useTranslation } from 'react-i18next';

import { RequestStatus } from './RequestStatus';
import { withdrawVerificationMutation } from './queries';
import type { VerificationRequest } from './schemas';

export type VerificationRequestStatusProps = { request: VerificationRequest };

/** Status of the user's own verification request; a new facility has such a request too. */
export function VerificationRequestStatus({ request }: VerificationRequestStatusProps) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  return (
    <RequestStatus
      id={request.id}
      title={t('verify.sent')}
      timeline={request.timeline}
      withdrawal={withdrawVerificationMutation()}
    >
      {t('waiting')}
    </RequestStatus>
  );
}
