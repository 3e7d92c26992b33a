import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { FileField } from '#components/FileField';
import { FileTile } from '#components/FileTile';
import type { FileState } from '#components/FileTile';
import { Grid } from '#components/Grid';
import type { Upload, Uploads } from '#lib/uploads/useUploads';

import type { Attachment } from './api';
import { mailLimits } from './limits';

export type ComposeFilesProps = {
  files: readonly Attachment[];
  uploads: Uploads<Attachment>;
  /** Whether the file field is shown. */
  open: boolean;
  /** Removes a file of the draft. */
  onRemove: (id: string) => void;
};

const noFiles: readonly File[] = [];

/** Attachments of a draft: uploaded as soon as they are chosen, cancelled, tried again and removed one by one. */
export function ComposeFiles({ files, uploads, open, onRemove }: ComposeFilesProps) {
  const { t } = useTranslation('mailbox');
  const field = useRef<HTMLInputElement>(null);
  const pending = uploads.list.filter(({ status }) => status !== 'done');
  const remaining = mailLimits.attachments - files.length - pending.length;

  const stateOf = ({ status }: Upload<Attachment>): FileState =>
    status === 'failed' ? { status, error: t('attachments.notAdded') } : { status };

  const tiles = [
    ...files.map((file) => {
      const upload = uploads.list.find(({ result }) => result?.id === file.id);
      // The key of its upload, so that the focus stays on the tile when that is done.
      return { key: upload?.key ?? file.id, file, upload, remove: () => onRemove(file.id) };
    }),
    ...pending.map((upload) => ({
      key: upload.key,
      file: upload.file,
      upload,
      remove: () => uploads.remove(upload.file),
    })),
  ];
  return (
    <>
      {tiles.length > 0 ? (
        <Grid as="ul" gap={8} columns="fill" aria-label={t('attachments.title')}>
          {tiles.map(({ key, file: { name, size, type }, upload, remove }) => {
            function removeTile() {
              remove();
              field.current?.focus();
            }
            return (
              <FileTile
                key={key}
                name={name}
                size={size}
                type={type}
                state={upload && stateOf(upload)}
                onCancel={removeTile}
                onRetry={upload && (() => uploads.retry(upload.file))}
                onRemove={removeTile}
              />
            );
          })}
        </Grid>
      ) : null}
      {open || tiles.length > 0 ? (
        <FileField
          ref={field}
          label={t('attachments.add')}
          multiple
          maxBytes={mailLimits.attachmentBytes}
          maxFiles={Math.max(0, remaining)}
          value={noFiles}
          disabled={remaining <= 0}
          onChange={uploads.add}
        />
      ) : null}
    </>
  );
}
