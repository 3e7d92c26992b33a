import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import DocumentMagnifyingGlassIcon from '@heroicons/react/24/outline/DocumentMagnifyingGlassIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import SolidStarIcon from '@heroicons/react/24/solid/StarIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DescriptionList } from '#components/DescriptionList';
import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { InlineEdit } from '#components/InlineEdit';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { RecordMissing } from '#components/RecordMissing';
import { Skeleton } from '#components/Skeleton';
import { ToggleButton } from '#components/ToggleButton';
import { HttpError } from '#lib/http/request';
import { formatBytes } from '#lib/format/formatBytes';
import { formatDateTime } from '#lib/format/formatDateTime';

import type { LocatedItem } from './api';
import * as styles from './FileDetails.css';
import { placeHref, previewHref } from './filePath';
import { useFilesScreen } from './filesContext';
import { isFolder } from './fileTree';
import { fileLimits } from './limits';
import { describeMutation, itemQuery } from './queries';
import { Thumbnail } from './Thumbnail';

const RestoreIcon = mirroredIcon(ArrowUturnLeftIcon);

export type FileDetailsProps = { id: string; onClose: () => void };

/** All there is to know of a file or folder, and its description, which is edited in place. */
export function FileDetails({ id, onClose }: FileDetailsProps) {
  const { t, i18n } = useTranslation('file-manager');
  const { address } = useFilesScreen();
  const query = useQuery(itemQuery(id, i18n.language));
  if (query.error instanceof HttpError && query.error.status === 404) {
    return (
      <RecordMissing
        icon={DocumentMagnifyingGlassIcon}
        title={t('missing.title')}
        documentTitle={t('missing.title')}
        description={t('missing.text')}
        action={{ label: t('missing.back'), href: previewHref({ ...address, id: undefined }, '') }}
      />
    );
  }
  return (
    <aside className={styles.root} aria-label={t('details.label')}>
      <QueryPanel query={query} what={t('details.what')} headingLevel={2} skeleton={<DetailsSkeleton />} immediate>
        {(item) => <Details key={item.id} item={item} onClose={onClose} />}
      </QueryPanel>
    </aside>
  );
}

function Details({ item, onClose }: { item: LocatedItem; onClose: () => void }) {
  const { t, i18n } = useTranslation('file-manager');
  const { address, actions, openItem } = useFilesScreen();
  const { mutateAsync: describe } = useMutation(describeMutation());
  const folder = isFolder(item);
  const isTrashed = item.trashedAt !== null;
  const date = (at: string) => formatDateTime(at, 'full', i18n.language);
  const parent = item.path.at(-1);
  return (
    <div className={styles.body}>
      <div className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          <bdi>{item.name}</bdi>
        </h1>
        <IconButton label={t('details.close')} icon={XMarkIcon} onClick={onClose} />
      </div>
      <button
        type="button"
        className={styles.preview}
        disabled={isTrashed}
        aria-label={t(folder ? 'details.open' : 'details.preview', { name: item.name })}
        onClick={() => openItem(item)}
      >
        <Thumbnail item={item} />
      </button>
      <div className={styles.actions} role="group" aria-label={t('list.actionsFor', { name: item.name })}>
        {isTrashed ? (
          <>
            <Button
              leadingIcon={RestoreIcon}
              onClick={() => {
                actions.restore([item]);
                onClose();
              }}
            >
              {t('action.restore')}
            </Button>
            <IconButton
              label={t('action.forever')}
              icon={TrashIcon}
              onClick={() => void actions.removeForever([item]).then((isRemoved) => isRemoved && onClose())}
            />
          </>
        ) : (
          <>
            <Button leadingIcon={ArrowDownTrayIcon} onClick={() => void actions.download([item])}>
              {t('action.download')}
            </Button>
            <ToggleButton
              label={t('fields.favorite')}
              icon={StarIcon}
              iconPressed={SolidStarIcon}
              iconOnly
              pressed={item.favorite}
              onChange={(favorite) => actions.favorite([item], favorite)}
            />
            <IconButton
              label={t('action.trash')}
              icon={TrashIcon}
              onClick={() => {
                actions.trash([item]);
                onClose();
              }}
            />
          </>
        )}
      </div>
      <h2 className={styles.heading}>{t('fields.description')}</h2>
      <InlineEdit
        label={t('fields.description')}
        value={item.description ?? ''}
        multiline
        maxLength={fileLimits.description}
        placeholder={t('fields.addDescription')}
        disabled={isTrashed}
        onSave={async (text) => {
          await describe({ id: item.id, description: text === '' ? null : text });
          return undefined;
        }}
      />
      <h2 className={styles.heading}>{t('details.properties')}</h2>
      <DescriptionList
        rows={[
          { term: t('fields.kind'), detail: folder ? t('fields.folder') : item.type },
          { term: t('fields.size'), detail: formatBytes(item.bytes, i18n.language) },
          folder && { term: t('fields.contents'), detail: t('list.files', { count: item.fileCount ?? 0 }) },
          {
            term: t('fields.location'),
            detail: isTrashed ? (
              t('views.trash')
            ) : (
              <Link href={placeHref(address, { view: 'folder', folderId: parent?.id ?? null })}>
                {parent?.name ?? t('views.folder')}
              </Link>
            ),
          },
          { term: t('fields.modified'), detail: date(item.modifiedAt) },
          { term: t('fields.created'), detail: date(item.createdAt) },
          { term: t('fields.createdBy'), detail: item.createdBy },
          item.trashedAt !== null && { term: t('fields.trashed'), detail: date(item.trashedAt) },
        ]}
      />
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="narrow" />
      <Skeleton variant="block" height="tall" />
      <Skeleton lines={6} />
    </div>
  );
}
