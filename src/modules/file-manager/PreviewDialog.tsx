import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { EmptyState } from '#components/EmptyState';
import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { Table } from '#components/Table';
import { lineKeys } from '#lib/browser/direction';
import { useBlobSource } from '#lib/browser/useBlobSource';
import { fileKind } from '#lib/files/fileKind';
import { parseCsv } from '#lib/files/parseCsv';
import { formatBytes } from '#lib/format/formatBytes';

import type { FileItem } from './api';
import { FileVisual } from './FileVisual';
import * as styles from './PreviewDialog.css';
import { contentQuery } from './queries';
import { isPicture } from './thumbnails';

const PreviousIcon = mirroredIcon(ChevronLeftIcon);
const NextIcon = mirroredIcon(ChevronRightIcon);

/** How a file is shown. */
type PreviewKind = 'picture' | 'pdf' | 'csv' | 'text' | 'audio' | 'video' | 'none';

const textTypes = /^(?:text\/|application\/(?:json|xml|javascript|yaml))/;
const textEndings = /\.(?:txt|md|json|xml|ya?ml|log|ini|css|html?|[jt]sx?|py|sh|sql|vcf|ics|srt)$/i;

function previewKind(item: FileItem): PreviewKind {
  const { name, mediaType } = item;
  const kind = fileKind(name, mediaType ?? '');
  if (isPicture(item)) return 'picture';
  if (kind === 'audio' || kind === 'video') return kind;
  if (mediaType === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf';
  if (mediaType === 'text/csv' || /\.(?:csv|tsv)$/i.test(name)) return 'csv';
  return textTypes.test(mediaType ?? '') || textEndings.test(name) ? 'text' : 'none';
}

/** Bytes of a text, and rows of a table, that are shown. */
const shownBytes = 512 * 1024;
const shownRows = 500;

export type PreviewDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The file; `undefined` while the dialog is closed. */
  item: FileItem | undefined;
  /** The files before and after it in the list. */
  previous: FileItem | undefined;
  next: FileItem | undefined;
  onShow: (item: FileItem) => void;
  onDownload: (item: FileItem) => void;
};

/** A file in a dialog: a picture, a PDF, a text, a table, audio or video. */
export function PreviewDialog({ open, onClose, item, previous, next, onShow, onDownload }: PreviewDialogProps) {
  const { t, i18n } = useTranslation('file-manager');

  function handleKeyDown({ key, target }: KeyboardEvent) {
    // Players and texts that scroll have these keys for themselves.
    if (target instanceof Element && target.matches('audio, video, iframe, input')) return;
    const { forward, back } = lineKeys();
    if (key === back && previous) onShow(previous);
    if (key === forward && next) onShow(next);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      closeIcon="back"
      title={item?.name ?? t('title')}
      description={item && [item.type, formatBytes(item.bytes, i18n.language)].join(' · ')}
      footer={
        <div className={styles.footer}>
          <span className={styles.steps}>
            <IconButton
              label={t('preview.previous')}
              icon={PreviousIcon}
              disabled={!previous}
              focusableWhenDisabled
              onClick={() => previous && onShow(previous)}
            />
            <IconButton
              label={t('preview.next')}
              icon={NextIcon}
              disabled={!next}
              focusableWhenDisabled
              onClick={() => next && onShow(next)}
            />
          </span>
          {item ? (
            <Button leadingIcon={ArrowDownTrayIcon} onClick={() => onDownload(item)}>
              {t('action.download')}
            </Button>
          ) : null}
        </div>
      }
    >
      <div role="presentation" className={styles.stage} onKeyDown={handleKeyDown}>
        {item === undefined ? (
          <Skeleton variant="block" height="tall" />
        ) : previewKind(item) === 'none' ? (
          <NoPreview item={item} />
        ) : (
          <Preview key={item.id} item={item} />
        )}
      </div>
    </Dialog>
  );
}

function NoPreview({ item }: { item: FileItem }) {
  const { t } = useTranslation('file-manager');
  return (
    <div className={styles.centre}>
      <FileVisual item={item} size="large" />
      <EmptyState align="center" title={t('preview.none', { type: item.type })} description={t('preview.noneText')} />
    </div>
  );
}

function Preview({ item }: { item: FileItem }) {
  const { t } = useTranslation('file-manager');
  const query = useQuery(contentQuery(item.id));
  return (
    <QueryPanel
      query={query}
      what={t('preview.what')}
      headingLevel={3}
      immediate
      skeleton={<Skeleton variant="block" height="tall" />}
    >
      {(file) => <Content item={item} file={file} />}
    </QueryPanel>
  );
}

type ContentProps = { item: FileItem; file: File };

function Content({ item, file }: ContentProps) {
  const kind = previewKind(item);
  if (kind === 'text') return <TextContent file={file} />;
  if (kind === 'csv') return <TableContent item={item} file={file} />;
  return <MediaContent item={item} file={file} kind={kind} />;
}

function MediaContent({ item, file, kind }: ContentProps & { kind: PreviewKind }) {
  const { t } = useTranslation('file-manager');
  const isPdf = kind === 'pdf';
  // Whatever its type was said to be, a PDF is opened as a PDF and as nothing that could run.
  const [content] = useState(() => (isPdf ? new Blob([file], { type: 'application/pdf' }) : file));
  const source = useBlobSource(content);
  const [isBroken, setBroken] = useState(false);
  if (isBroken || (isPdf && !navigator.pdfViewerEnabled)) return <NoPreview item={item} />;
  switch (kind) {
    case 'picture':
      return <img className={styles.picture} ref={source} alt={item.name} onError={() => setBroken(true)} />;
    case 'pdf':
      return <iframe className={styles.frame} ref={source} title={item.name} />;
    case 'video':
      return (
        <video className={styles.picture} ref={source} controls aria-label={item.name} onError={() => setBroken(true)}>
          <track kind="captions" label={t('preview.noCaptions')} />
        </video>
      );
    default:
      return (
        <div className={styles.centre}>
          <FileVisual item={item} size="large" />
          <audio className={styles.audio} ref={source} controls aria-label={item.name} onError={() => setBroken(true)}>
            <track kind="captions" label={t('preview.noCaptions')} />
          </audio>
        </div>
      );
  }
}

/** The beginning of a file as text. */
function useText(file: File): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void file
      .slice(0, shownBytes)
      .text()
      .then((read) => isCurrent && setText(read));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return text;
}

function TextContent({ file }: { file: File }) {
  const { t } = useTranslation('file-manager');
  const text = useText(file);
  if (text === undefined) return <Skeleton lines={8} />;
  return (
    <div className={styles.stack}>
      {file.size > shownBytes ? <Alert tone="info" title={t('preview.cut')} /> : null}
      <pre className={styles.text} dir="auto">
        {text}
      </pre>
    </div>
  );
}

function TableContent({ item, file }: ContentProps) {
  const { t } = useTranslation('file-manager');
  const text = useText(file);
  if (text === undefined) return <Skeleton lines={8} />;
  const [head = [], ...rows] = parseCsv(text, shownRows + 1);
  const isNumber = (column: number) => rows.length > 0 && rows.every((row) => /^-?[\d.,\s]*$/.test(row[column] ?? ''));
  return (
    <div className={styles.stack}>
      {rows.length >= shownRows || file.size > shownBytes ? (
        <Alert tone="info" title={t('preview.rows', { count: rows.length })} />
      ) : null}
      <div className={styles.scroll}>
        <Table
          caption={item.name}
          hideCaption
          columns={head.map((header, column) => ({
            id: String(column),
            header,
            cell: (row: { cells: readonly string[] }) => row.cells[column] ?? '',
            align: column > 0 && isNumber(column) ? ('end' as const) : ('start' as const),
          }))}
          rows={rows.map((cells, index) => ({ id: String(index), cells }))}
          getRowId={({ id }) => id}
        />
      </div>
    </div>
  );
}
