import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { FileTile } from '#components/FileTile';
import { useToast } from '#components/Toast';
import { decodeBase64 } from '#lib/browser/base64';
import { downloadFile } from '#lib/browser/downloadFile';

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
          <li key={attachment.id}>
            <AttachmentItem attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttachmentItem({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('mailbox');
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
      <FileTile
        name={name}
        size={size}
        type={type}
        thumbnail={dataUrl}
        loading={isImage && query.isPending}
        onOpen={dataUrl === undefined ? undefined : () => setPreviewOpen(true)}
        aria-haspopup="dialog"
        downloading={busy}
        onDownload={() => void download()}
      />
      {dataUrl === undefined ? null : (
        <Dialog open={previewOpen} onClose={() => setPreviewOpen(false)} title={name}>
          <img className={styles.preview} src={dataUrl} alt={t('attachments.picture', { name })} />
        </Dialog>
      )}
    </>
  );
}
