import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import type { DraftState, DraftSync } from '#lib/drafts/draftSync';
import { formatTime } from '#lib/format/formatDate';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { ComposedMail } from './composedMail';

export type ComposeAlertsProps = {
  state: DraftState<ComposedMail>;
  onResolve: DraftSync<ComposedMail>['resolveConflict'];
  onKeepAsNew: () => Promise<void>;
};

/** Says that another tab has changed, sent or deleted the draft, with the ways to go on. */
export function ComposeAlerts({ state: { status, remote }, onResolve, onKeepAsNew }: ComposeAlertsProps) {
  const { t, i18n } = useTranslation('mailbox');
  if (status === 'conflict' && remote) {
    const time = formatTime(new Date(remote.savedAt), i18n.language, viewerTimeZone());
    return (
      <Alert
        tone="warning"
        title={t('compose.conflict.title')}
        action={
          <Inline gap={2}>
            <Button variant="outline" onClick={() => void onResolve('mine')}>
              {t('compose.conflict.mine')}
            </Button>
            <Button variant="outline" onClick={() => void onResolve('other')}>
              {t('compose.conflict.other')}
            </Button>
          </Inline>
        }
      >
        {t('compose.conflict.text', { time })}
      </Alert>
    );
  }
  if (status !== 'gone') return null;
  return (
    <Alert
      tone="warning"
      title={t('compose.gone.title')}
      action={
        <Button variant="outline" onClick={() => void onKeepAsNew()}>
          {t('compose.gone.keep')}
        </Button>
      }
    >
      {t('compose.gone.text')}
    </Alert>
  );
}
