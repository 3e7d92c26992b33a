import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import ChevronUpIcon from '@heroicons/react/24/outline/ChevronUpIcon';
import PauseIcon from '@heroicons/react/24/outline/PauseIcon';
import PlayIcon from '@heroicons/react/24/outline/PlayIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { FileTile } from '#components/FileTile';
import type { FileState } from '#components/FileTile';
import { IconButton } from '#components/IconButton';
import { LiveText } from '#components/LiveRegion';
import { Progress } from '#components/Progress';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useStore } from '#lib/store/useStore';

import { isOpen } from './uploadQueue';
import type { Upload, UploadQueue } from './uploadQueue';
import * as styles from './UploadPanel.css';

/** Files that are listed: those that have ended make room for others. */
const listed = 50;

/** Files that need a look come first, then those on their way. */
const rank: Readonly<Record<Upload['status'], number>> = {
  failed: 0,
  uploading: 1,
  interrupted: 2,
  paused: 2,
  waiting: 3,
  done: 4,
};

export type UploadPanelProps = { queue: UploadQueue };

/** The files on their way, and those that have ended; shown until it is closed. */
export function UploadPanel({ queue }: UploadPanelProps) {
  const { t } = useTranslation('file-manager');
  const confirm = useConfirm();
  const uploads = useStore(queue);
  const [isFolded, setFolded] = useState(false);
  if (uploads.length === 0) return null;

  const open = uploads.filter(isOpen);
  const failed = uploads.filter(({ status }) => status === 'failed').length;
  const done = uploads.length - open.length - failed;
  const bytes = uploads.reduce((sum, upload) => sum + (upload.status === 'failed' ? 0 : upload.bytes), 0);
  const sent = uploads.reduce((sum, upload) => sum + (upload.status === 'failed' ? 0 : upload.sent), 0);
  const isInterrupted = open.some(({ status }) => status === 'interrupted');
  const isStopped = open.length > 0 && open.every(({ status }) => status === 'paused' || status === 'interrupted');
  const ids = open.map(({ id }) => id);
  const title =
    open.length === 0
      ? failed > 0
        ? t('uploads.failed', { count: failed })
        : t('uploads.done', { count: done })
      : isInterrupted
        ? t('uploads.interrupted')
        : isStopped
          ? t('uploads.paused')
          : t('uploads.running', { count: open.length });

  async function close() {
    if (open.length > 0) {
      const answer = await confirm({
        title: t('uploads.cancelTitle', { count: open.length }),
        message: t('uploads.cancelText'),
        actions: { confirm: { label: t('uploads.cancelAll') }, cancel: { label: t('uploads.goOn') } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return;
      queue.cancel(ids);
    }
    queue.clear();
  }

  return (
    <section className={styles.root} aria-label={t('uploads.label')}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <VisuallyHidden>
          <LiveText>{title}</LiveText>
        </VisuallyHidden>
        {open.length > 0 ? (
          <IconButton
            label={t(isStopped ? 'uploads.resumeAll' : 'uploads.pauseAll')}
            icon={isStopped ? PlayIcon : PauseIcon}
            size="small"
            onClick={() => (isStopped ? queue.resume(ids) : queue.pause(ids))}
          />
        ) : null}
        <IconButton
          label={t(isFolded ? 'uploads.unfold' : 'uploads.fold')}
          icon={isFolded ? ChevronUpIcon : ChevronDownIcon}
          size="small"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton label={t('uploads.close')} icon={XMarkIcon} size="small" onClick={() => void close()} />
      </div>
      {open.length > 0 ? (
        <div className={styles.progress}>
          <Progress label={t('uploads.label')} hideLabel hideValue size="small" value={sent} max={Math.max(1, bytes)} />
        </div>
      ) : null}
      {isFolded ? null : (
        <ul role="list" className={styles.list}>
          {uploads
            .toSorted((one, other) => rank[one.status] - rank[other.status])
            .slice(0, listed)
            .map((upload) => (
              <li key={upload.id}>
                <UploadEntry upload={upload} queue={queue} />
              </li>
            ))}
          {uploads.length > listed ? (
            <li className={styles.more}>{t('uploads.more', { count: uploads.length - listed })}</li>
          ) : null}
        </ul>
      )}
    </section>
  );
}

function UploadEntry({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { t } = useTranslation('file-manager');
  const { id, name, path, bytes, sent, status, failure } = upload;
  const progress = bytes === 0 ? undefined : sent / bytes;
  const state: FileState =
    status === 'failed'
      ? { status, error: t(`uploads.failure.${failure ?? 'refused'}`) }
      : status === 'done'
        ? { status }
        : status === 'uploading'
          ? { status, progress }
          : {
              status: 'paused',
              progress,
              text: t(`uploads.state.${status}`),
            };
  return (
    <FileTile
      name={name}
      size={bytes}
      state={state}
      {...(path.length > 0 && { description: path.join(' / ') })}
      onPause={() => queue.pause([id])}
      {...(status !== 'waiting' && { onResume: () => queue.resume([id]) })}
      {...(failure !== 'too-large' && { onRetry: () => queue.resume([id]) })}
      {...(status !== 'done' && { onCancel: () => queue.cancel([id]), onRemove: () => queue.cancel([id]) })}
    />
  );
}
