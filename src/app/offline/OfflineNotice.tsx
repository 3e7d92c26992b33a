import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';

import { useConnection } from './connection';
import { OfflineBanner } from './OfflineBanner';
import type { SavedPage } from './OfflineBanner';

export type OfflineNoticeProps = {
  /** Returns the pages that are saved now. */
  pages: () => readonly SavedPage[];
  onRetry: () => void;
};

/** Shows the banner while the service cannot be reached, and announces when it can be reached again. */
export function OfflineNotice({ pages, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('app-offline');
  const { state, savedAt, missing } = useConnection();
  const [wasDisconnected, setWasDisconnected] = useState(false);
  if (state !== 'online' && !wasDisconnected) setWasDisconnected(true);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{state === 'online' && wasDisconnected ? t('back') : null}</span>
      </VisuallyHidden>
      {state === 'online' ? null : (
        <OfflineBanner
          state={state}
          savedAt={savedAt}
          missing={missing}
          pages={missing ? pages() : []}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
