import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';

import { useConnection } from './connection';
import { OfflineBanner } from './OfflineBanner';
import type { SavedPage } from './OfflineBanner';

export type OfflineNoticeProps = {
  /** What is saved now. */
  pages: () => readonly SavedPage[];
  onRetry: () => void;
};

/** Stands over every page and says nothing, until there is no way to the service; and says when there is one again. */
export function OfflineNotice({ pages, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('app-offline');
  const { state, savedAt, missing } = useConnection();
  const [wasAway, setWasAway] = useState(false);
  if (state !== 'online' && !wasAway) setWasAway(true);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{state === 'online' && wasAway ? t('back') : null}</span>
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
