import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import type { DraftState, DraftSync } from '#lib/drafts/draftSync';
import { formatTime } from '#lib/format/formatDate';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { TaskContent } from './taskRules';

export type TaskAlertsProps = {
  state: DraftState<TaskContent>;
  onResolve: DraftSync<TaskContent>['resolveConflict'];
  onKeepAsNew: () => Promise<void>;
};

/** Says that another tab has changed the same field or deleted the task, with the ways to go on. */
export function TaskAlerts({ state: { status, remote }, onResolve, onKeepAsNew }: TaskAlertsProps) {
  const { t, i18n } = useTranslation('tasks');
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
        {t('conflict.text', { time })}
      </Alert>
    );
  }
  if (status !== 'gone') return null;
  return (
    <Alert
      tone="warning"
      title={t('gone.title')}
      action={
        <Button variant="outline" onClick={() => void onKeepAsNew()}>
          {t('gone.keep')}
        </Button>
      }
    >
      {t('gone.text')}
    </Alert>
  );
}
