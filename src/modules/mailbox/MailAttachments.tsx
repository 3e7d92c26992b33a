import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Skeleton } from '#components/Skeleton';
import { useToast } from '#components/Toast';
import { decodeBase64 } from '#lib/browser/base64';
import { downloadFile } from '#lib/browser/downloadFile';
import { formatBytes } from '#lib/format/formatBytes';

import type { Attachment } from './api';
import * as styles from './MailAttachments.css';
import { attachmentQuery } from './queries';

// Raster formats only: an SVG can contain scripts.
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

export type MailAttachmentsProps = { attachments: readonly Attachment[] };

/** Attachments of a mail, with download, and a thumbnail and preview for images. */
export function MailAttachments({ attachments }: MailAttachmentsProps) {
  const { t } = useTranslation('mailbox');
  if (attachments.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('attachments.title')}>
      <p className={styles.title}>{t('attachments.count', { count: attachments.length })}</p>
      <ul role="list" className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.file}>
            <AttachmentItem attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttachmentItem({ attachment }: { attachment: Attachment }) {
  const { t, i18n } = useTranslation('mailbox');
  const client = useQueryClient();
  const toast = useToast();
  const [previewOpen, setPreviewOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, name, type, size } = attachment;
  const isImage = imageTypes.has(type);
  const query = useQuery({ ...attachmentQuery(id), enabled: isImage });
  const dataUrl = query.data ? `data:${type};base64,${query.data.data}` : undefined;

  async function download() {
    setBusy(true);
    try {
      const { data } = await client.fetchQuery(attachmentQuery(id));
      // Of no type, because it may contain anything.
      downloadFile(name, new Blob([decodeBase64(data)], { type: 'application/octet-stream' }));
    } catch {
      toast.show({
        text: t('attachments.failed', { name }),
        tone: 'error',
        action: { label: t('attachments.again'), onClick: () => void download() },
      });
    }
    setBusy(false);
  }

  return (
    <>
      <span className={styles.thumbnail}>
        {dataUrl !== undefined ? (
          <img className={styles.picture} src={dataUrl} alt="" />
        ) : isImage && query.isPending ? (
          <Skeleton variant="block" height="medium" />
        ) : (
          <Icon source={type === 'application/pdf' ? DocumentTextIcon : DocumentIcon} size="large" />
        )}
      </span>
      <span className={styles.details}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{formatBytes(size, i18n.language)}</span>
      </span>
      <span className={styles.actions}>
        {isImage ? (
          <IconButton
            label={t('attachments.preview', { name })}
            icon={EyeIcon}
            focusableWhenDisabled
            disabled={dataUrl === undefined}
            aria-haspopup="dialog"
            onClick={() => setPreviewOpen(true)}
          />
        ) : null}
        <IconButton
          label={t('attachments.download', { name })}
          icon={ArrowDownTrayIcon}
          loading={busy}
          onClick={() => void download()}
        />
      </span>
      {dataUrl === undefined ? null : (
        <Dialog open={previewOpen} onClose={() => setPreviewOpen(false)} title={name}>
          <img className={styles.preview} src={dataUrl} alt={t('attachments.picture', { name })} />
        </Dialog>
      )}
    </>
  );
}
