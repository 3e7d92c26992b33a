import PaperClipIcon from '@heroicons/react/20/solid/PaperClipIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FileField } from '#components/FileField';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { readAsBase64 } from '#lib/browser/base64';
import { formatBytes } from '#lib/format/formatBytes';

import type { Attachment } from './api';
import * as styles from './ComposeForm.css';
import { mailLimits } from './limits';
import { uploadMutation } from './queries';

export type ComposeFilesProps = {
  files: readonly Attachment[];
  /** Number of files that are being uploaded. */
  uploading: number;
  /** Whether the file field is shown. */
  open: boolean;
  /** Changes the files as they are now: an upload may end after another one, or after a removal. */
  onChange: (update: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  /** Changes that number. */
  onUploadingChange: (update: (count: number) => number) => void;
};

const noFiles: readonly File[] = [];

/** Attachments of a draft: uploaded as soon as they are chosen, removed one by one. */
export function ComposeFiles({ files, uploading, open, onChange, onUploadingChange }: ComposeFilesProps) {
  const { t, i18n } = useTranslation('mailbox');
  const { mutateAsync: upload } = useMutation(uploadMutation());
  const [failed, setFailed] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const remaining = mailLimits.attachments - files.length - uploading;

  async function add(file: File) {
    onUploadingChange((count) => count + 1);
    try {
      const type = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
      const added = await upload({ name: file.name.slice(0, 200), type, data: await readAsBase64(file) });
      onChange((before) => [...before, added]);
    } catch {
      setFailed(t('attachments.notAdded', { name: file.name }));
    }
    onUploadingChange((count) => count - 1);
  }

  return (
    <>
      {files.length > 0 ? (
        <ul role="list" className={styles.files} aria-label={t('attachments.title')}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <Icon source={PaperClipIcon} size="small" />
              <bdi className={styles.fileName}>{file.name}</bdi>
              <span className={styles.fileSize}>{formatBytes(file.size, i18n.language)}</span>
              <IconButton
                label={t('attachments.remove', { name: file.name })}
                icon={XMarkIcon}
                size="small"
                onClick={() => {
                  onChange((before) => before.filter(({ id }) => id !== file.id));
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {open || files.length > 0 ? (
        <FileField
          ref={field}
          label={t('attachments.add')}
          multiple
          maxBytes={mailLimits.attachmentBytes}
          maxFiles={Math.max(0, remaining)}
          value={noFiles}
          disabled={remaining <= 0}
          onChange={(chosen) => {
            setFailed(undefined);
            for (const file of chosen) void add(file);
          }}
          {...(failed !== undefined && { error: failed })}
        />
      ) : null}
    </>
  );
}
