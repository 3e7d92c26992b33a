import { useTranslation } from 'react-i18next';

import { RequestStatus } from './RequestStatus';
import { withdrawVerificationMutation } from './queries';
import type { VerificationRequest } from './schemas';

export type VerificationRequestStatusProps = { request: VerificationRequest };

/** Where one's own request for verification stands; a new facility waits by such a request too. */
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
