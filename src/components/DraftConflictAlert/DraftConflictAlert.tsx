import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import type { DraftStatus } from '#lib/drafts/draftSync';
import { formatTime } from '#lib/format/formatDate';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

export type DraftConflictAlertProps = {
  /** State of the draft, from `useDraftSync`; nothing is shown unless it is `conflict` or `gone`. */
  state: { status: DraftStatus; remote?: { savedAt: string } | undefined };
  /** Keeps the version of this tab, or takes the one that another tab has saved. */
  onResolve: (which: 'mine' | 'other') => unknown;
  /** Saves a draft that is gone again; by default as the version of this tab. */
  onKeep?: (() => unknown) | undefined;
  /** What another tab has saved, if more is known than the time. */
  conflictText?: string | undefined;
  /** What has become of a draft that is gone, if it was not deleted: "This email was sent or deleted in another tab". */
  goneTitle?: string | undefined;
  /** Label of the button that saves it again. */
  keepLabel?: string | undefined;
};

/** Says that another tab has changed or deleted what is being edited, with the ways to go on. Nothing is lost. */
export function DraftConflictAlert({
  state: { status, remote },
  onResolve,
  onKeep = () => onResolve('mine'),
  conflictText,
  goneTitle,
  keepLabel,
}: DraftConflictAlertProps) {
  const { t, i18n } = useTranslation('DraftConflictAlert');
  if (status === 'conflict' && remote) {
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
        {conflictText ??
          t('conflict.text', { time: formatTime(new Date(remote.savedAt), i18n.language, viewerTimeZone()) })}
      </Alert>
    );
  }
  if (status !== 'gone') return null;
  return (
    <Alert
      tone="warning"
      title={goneTitle ?? t('gone.title')}
      action={
        <Button variant="outline" onClick={() => void onKeep()}>
          {keepLabel ?? t('gone.keep')}
        </Button>
      }
    >
      {t('gone.text')}
    </Alert>
  );
}
