import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { FileTile } from '#components/FileTile';
import { Grid } from '#components/Grid';
import { Lightbox, useLightbox } from '#components/Lightbox';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';
import { useToast } from '#components/Toast';
import { downloadFile } from '#lib/browser/downloadFile';

import type { Attachment } from './api';
import { attachmentPictureQuery, attachmentQuery } from './queries';

// Raster formats only: an SVG can contain scripts.
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

export type MailAttachmentsProps = { attachments: readonly Attachment[] };

/** Attachments of a mail, with download; images have a thumbnail and can be looked through in full size. */
export function MailAttachments({ attachments }: MailAttachmentsProps) {
  const { t } = useTranslation('mailbox');
  const client = useQueryClient();
  const toast = useToast();
  const images = attachments.filter(({ type }) => imageTypes.has(type));
  const contents = useQueries({ queries: images.map(({ id }) => attachmentPictureQuery(id)) });
  const pictures = images.map(({ id, name }, at) => ({
    id,
    src: contents[at]?.data,
    isLoading: contents[at]?.isPending === true,
    alt: t('attachments.picture', { name }),
    caption: name,
  }));
  // Fetched by `download` only.
  const files = useQueries({ queries: attachments.map(({ id }) => ({ ...attachmentQuery(id), enabled: false })) });
  const lightbox = useLightbox();
  if (attachments.length === 0) return null;

  async function download(attachment: Attachment) {
    const { id, name } = attachment;
    try {
      const file = await client.fetchQuery(attachmentQuery(id));
      // Of no type, because it may contain anything.
      downloadFile(name, new Blob([file], { type: 'application/octet-stream' }));
    } catch {
      toast.show({
        text: t('attachments.failed', { name }),
        tone: 'error',
        action: { label: t('attachments.again'), onClick: () => void download(attachment) },
      });
    }
  }

  return (
    <Stack as="section" gap={8} aria-label={t('attachments.title')}>
      <Text size="label">{t('attachments.count', { count: attachments.length })}</Text>
      <Grid as="ul" gap={8} columns="fill">
        {attachments.map((attachment, at) => {
          const { id, name, type, size } = attachment;
          const picture = pictures.find((one) => one.id === id);
          return (
            <FileTile
              key={id}
              name={name}
              size={size}
              type={type}
              thumbnail={picture?.src}
              loading={picture?.isLoading}
              aria-haspopup="dialog"
              onOpen={picture?.src === undefined ? undefined : () => lightbox.show(id)}
              downloading={files[at]?.isFetching}
              onDownload={() => void download(attachment)}
            />
          );
        })}
      </Grid>
      <Lightbox
        label={t('attachments.pictures')}
        pictures={pictures.filter(({ src, isLoading }) => src !== undefined || isLoading)}
        {...lightbox.props}
        onDownload={(id) => {
          const attachment = attachments.find((one) => one.id === id);
          if (attachment) void download(attachment);
        }}
      />
    </Stack>
  );
}
