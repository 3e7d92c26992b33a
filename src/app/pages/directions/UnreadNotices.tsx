import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import type { DirectionsAddress } from '#modules/directions/address';

/** Lists the parts of the address that are invalid, so that the page is not taken for their result. */
export function UnreadNotices({ unread }: Pick<DirectionsAddress, 'unread'>) {
  const { t } = useTranslation('directions');
  return (
    <>
      {unread.from === undefined ? null : (
        <Alert tone="warning" title={t('unread.from')}>
          {t('unread.fromText', { text: unread.from })}
        </Alert>
      )}
      {unread.mode === undefined ? null : (
        <Alert tone="warning" title={t('unread.mode')}>
          {t('unread.modeText', { text: unread.mode })}
        </Alert>
      )}
    </>
  );
}
