import { useTranslation } from 'react-i18next';

import { Progressing } from './RequestStatus';
import { withdrawVerificationMutation } from './queries';
import type { VerificationRequest } from './schemas';

export type RequestProgressProps = { request: VerificationRequest };

/** Where one's own request for verification stands; a new facility waits by such a request too. */
export function RequestProgress({ request }: RequestProgressProps) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  return (
    <Progressing
      id={request.id}
      title={t('verify.sent')}
      timeline={request.timeline}
      withdrawal={withdrawVerificationMutation()}
    >
      {t('waiting')}
    </Progressing>
  );
}
