import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import type { DraftState, DraftSync } from '#lib/drafts/draftSync';
import { formatTime } from '#lib/format/formatDate';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { ContactDraft } from './contactDraft';

export type ContactAlertsProps = {
  state: DraftState<ContactDraft>;
  onResolve: DraftSync<ContactDraft>['resolveConflict'];
};

/** Says that another tab has changed or deleted the contact, with the ways to go on. */
export function ContactAlerts({ state: { status, remote }, onResolve }: ContactAlertsProps) {
  const { t, i18n } = useTranslation('contacts');
  if (status === 'conflict' && remote) {
    const time = formatTime(new Date(remote.savedAt), i18n.language, viewerTimeZone());
    return (
      <Alert
        tone="warning"
        title={t('conflict.title')}
        action={
          <Inline gap={2}>
            <Button variant="outline" onClick={() => void onResolve('mine')}>
              {t('conflict.mine')}
            </Button>
            <Button variant="outline" onClick={() => void onResolve('other')}>
              {t('conflict.other')}
            </Button>
          </Inline>
        }
      >
        {t('conflict.text', { time, name: remote.content.name })}
      </Alert>
    );
  }
  if (status !== 'gone') return null;
  return (
    <Alert
      tone="warning"
      title={t('gone.title')}
      action={
        <Button variant="outline" onClick={() => void onResolve('mine')}>
          {t('gone.keep')}
        </Button>
      }
    >
      {t('gone.text')}
    </Alert>
  );
}
