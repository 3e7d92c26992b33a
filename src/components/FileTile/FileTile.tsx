import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import FilmIcon from '@heroicons/react/24/outline/FilmIcon';
import MusicalNoteIcon from '@heroicons/react/24/outline/MusicalNoteIcon';
import PauseIcon from '@heroicons/react/24/outline/PauseIcon';
import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import PlayIcon from '@heroicons/react/24/outline/PlayIcon';
import TableCellsIcon from '@heroicons/react/24/outline/TableCellsIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Progress } from '#components/Progress';
import { Skeleton } from '#components/Skeleton';
import { firstFocusable } from '#lib/browser/focusable';
import { fileKind, splitName } from '#lib/files/fileKind';
import { formatBytes } from '#lib/format/formatBytes';
import { focusRing, visuallyHidden } from '#theme/mixins.css';

import * as styles from './FileTile.css';

/** How far the upload of a file is. */
export type FileState =
  | {
      status: 'uploading';
      /** From 0 to 1; missing where it cannot be measured. */
      progress?: number | undefined;
    }
  | {
      /** Stopped for now; goes on with `onResume`. */
      status: 'paused';
      /** From 0 to 1. */
      progress?: number | undefined;
      /** Why, if the person did not stop it: “No connection”. */
      text?: string | undefined;
    }
  | { status: 'done' }
  | {
      status: 'failed';
      /** Why, and what can be done. */
      error: string;
    };

export type FileTileProps = {
  /** The name with its ending; a long one is shortened in the middle. */
  name: string;
  /** Size in bytes. */
  size?: number | undefined;
  /** MIME type, which chooses the icon; without it the ending of the name does. */
  type?: string | undefined;
  /** Further facts beside the size: “Licence”. */
  description?: string | undefined;
  /** A small picture of the content, or its URL; shown instead of the icon. */
  thumbnail?: string | Blob | undefined;
  /** The thumbnail is still loading. */
  loading?: boolean | undefined;
  /** State of the upload; none for a file that exists already. */
  state?: FileState | undefined;
  /** Opens the file: the whole tile can be pressed. */
  onOpen?: (() => void) | undefined;
  /** Whether opening the file opens a dialog. */
  'aria-haspopup'?: 'dialog' | undefined;
  /** Downloads the file. */
  onDownload?: (() => void) | undefined;
  /** The download has been asked for and has not begun. */
  downloading?: boolean | undefined;
  /** Stops the upload; shown while it runs or is paused. The caller moves the focus to what follows. */
  onCancel?: ((button: HTMLElement) => void) | undefined;
  /** Stops the upload for now; shown while it runs. */
  onPause?: (() => void) | undefined;
  /** Goes on with a paused upload. */
  onResume?: (() => void) | undefined;
  /** Uploads the file again; shown after a failure. */
  onRetry?: (() => void) | undefined;
  /** Removes the file; hidden while it can be cancelled. The caller moves the focus to what follows. */
  onRemove?: ((button: HTMLElement) => void) | undefined;
  /** Disables opening, retrying and removing. */
  disabled?: boolean | undefined;
};

const icons = {
  image: PhotoIcon,
  video: FilmIcon,
  audio: MusicalNoteIcon,
  text: DocumentTextIcon,
  table: TableCellsIcon,
  archive: ArchiveBoxIcon,
  other: DocumentIcon,
} as const;

/** A file: its picture or icon, name and size, how far its upload is, and what can be done with it. */
export function FileTile({
  name,
  size,
  type,
  description,
  thumbnail,
  loading = false,
  state,
  onOpen,
  'aria-haspopup': popup,
  onDownload,
  downloading = false,
  onCancel,
  onPause,
  onResume,
  onRetry,
  onRemove,
  disabled = false,
}: FileTileProps) {
  const { t, i18n } = useTranslation('FileTile');
  const root = useRef<HTMLDivElement>(null);
  const endButton = useRef<HTMLButtonElement>(null);
  const status = state?.status;

  // A button that disappears with its state must not take the focus with it.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || !root.current || document.activeElement !== document.body) return;
    (firstFocusable(root.current) ?? root.current).focus();
  }, [status]);

  const { start, end } = splitName(name);
  const shownName =
    start === '' ? (
      <bdi className={styles.name}>{name}</bdi>
    ) : (
      <>
        {/* In two parts the name would be read as two words. */}
        <span className={visuallyHidden}>{name}</span>
        <bdi aria-hidden="true" title={name} className={styles.name}>
          <span className={styles.nameStart}>{start}</span>
          <span className={styles.nameEnd}>{end}</span>
        </bdi>
      </>
    );
  const facts = [
    ...(description === undefined ? [] : [description]),
    ...(size === undefined ? [] : [formatBytes(size, i18n.language)]),
    ...(status === 'done' ? [t('done')] : []),
  ];
  const icon = <Icon source={icons[fileKind(name, type)]} />;
  const isOnItsWay = status === 'uploading' || status === 'paused';
  const canCancel = isOnItsWay && onCancel !== undefined;

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={`${focusRing} ${styles.root}`}
      data-pressable={(onOpen !== undefined && !disabled) || undefined}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <span className={styles.visual}>
        {loading ? (
          <Skeleton variant="block" height="medium" />
        ) : thumbnail === undefined ? (
          icon
        ) : (
          <Thumbnail source={thumbnail} fallback={icon} />
        )}
      </span>
      <span className={styles.facts}>
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-label={t('open', { name })}
            aria-haspopup={popup}
            disabled={disabled}
            onClick={onOpen}
          >
            {shownName}
          </button>
        ) : (
          shownName
        )}
        {state?.status === 'paused' ? <span className={styles.meta}>{state.text ?? t('paused')}</span> : null}
        {state?.status === 'uploading' || state?.status === 'paused' ? (
          <span className={styles.progress}>
            <Progress
              label={t(state.status === 'paused' ? 'pausedUpload' : 'uploading', { name })}
              hideLabel
              hideValue
              value={state.progress}
              max={1}
              size="small"
            />
          </span>
        ) : state?.status === 'failed' ? (
          <span className={styles.error}>{state.error}</span>
        ) : facts.length > 0 ? (
          <span className={styles.meta}>{facts.join(' · ')}</span>
        ) : null}
      </span>
      <span className={styles.actions}>
        {status === 'failed' && onRetry ? (
          <IconButton
            icon={ArrowPathIcon}
            label={t('retry', { name })}
            disabled={disabled}
            onClick={() => {
              endButton.current?.focus();
              onRetry();
            }}
          />
        ) : null}
        {/* One button for both: the focus stays on it. */}
        {isOnItsWay && (status === 'paused' ? onResume : onPause) ? (
          <IconButton
            icon={status === 'paused' ? PlayIcon : PauseIcon}
            label={t(status === 'paused' ? 'resume' : 'pause', { name })}
            disabled={disabled}
            onClick={() => (status === 'paused' ? onResume?.() : onPause?.())}
          />
        ) : null}
        {onDownload && !isOnItsWay && status !== 'failed' ? (
          <IconButton
            icon={ArrowDownTrayIcon}
            label={t('download', { name })}
            loading={downloading}
            onClick={onDownload}
          />
        ) : null}
        {/* One button for both: the focus stays on it when the upload ends. */}
        {canCancel || onRemove ? (
          <IconButton
            ref={endButton}
            icon={XMarkIcon}
            label={canCancel ? t('cancel', { name }) : t('remove', { name })}
            disabled={disabled && !canCancel}
            onClick={(event) => {
              if (canCancel) onCancel(event.currentTarget);
              else onRemove?.(event.currentTarget);
            }}
          />
        ) : null}
      </span>
      {state ? <UploadStatus name={name} state={state} /> : null}
    </div>
  );
}

/** Announces how the upload ended, if it ends while the tile is shown. */
function UploadStatus({ name, state }: { name: string; state: FileState }) {
  const { t } = useTranslation('FileTile');
  const { status } = state;
  const [firstStatus] = useState(status);
  const [changed, setChanged] = useState(false);
  if (status !== firstStatus && !changed) setChanged(true);
  const outcome = status === 'failed' ? `${name}: ${state.error}` : status === 'done' ? t('uploaded', { name }) : '';
  return (
    <span role="status" className={visuallyHidden}>
      {changed ? outcome : ''}
    </span>
  );
}

function Thumbnail({ source, fallback }: { source: string | Blob; fallback: ReactNode }) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | Blob>();
  useEffect(() => {
    if (typeof source === 'string' || !image.current) return;
    const url = URL.createObjectURL(source);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source]);
  // A file that is not really an image.
  if (source === broken) return fallback;
  return (
    <img
      ref={image}
      className={styles.picture}
      src={typeof source === 'string' ? source : undefined}
      alt=""
      onError={() => setBroken(source)}
    />
  );
}
