import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import FolderPlusIcon from '@heroicons/react/24/outline/FolderPlusIcon';
import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { Meter } from '#components/Meter';
import { NavList, NavListGroup, NavListItem } from '#components/NavList';
import { Skeleton } from '#components/Skeleton';
import { formatBytes } from '#lib/format/formatBytes';

import { isFolderList, placeHref, placeViews } from './filePath';
import { useFilesScreen } from './filesContext';
import * as styles from './FileSidebar.css';
import { usageQuery } from './queries';

const icons = { folder: FolderIcon, favorites: StarIcon, recent: ClockIcon, trash: TrashIcon } as const;

/** The menu for new folders and uploads. */
export function NewMenu({ compact = false }: { compact?: boolean | undefined }) {
  const { t } = useTranslation('file-manager');
  const { address, openDialog, chooseFiles } = useFilesScreen();
  // The list does not say where new items are put.
  const label = isFolderList(address) ? undefined : t('new.place', { folder: t('views.folder') });
  return (
    <Menu
      label={t('new.label')}
      {...(!compact && { text: t('new.label') })}
      icon={PlusIcon}
      tone="primary"
      variant={compact ? 'quiet' : 'solid'}
      align={compact ? 'end' : 'start'}
      sections={[
        {
          id: 'new',
          ...(label !== undefined && { label }),
          items: [
            { id: 'folder', label: t('new.folder'), icon: FolderPlusIcon },
            { id: 'files', label: t('new.files'), icon: ArrowUpTrayIcon },
            { id: 'upload-folder', label: t('new.uploadFolder'), icon: ArrowUpTrayIcon },
          ],
        },
      ]}
      onAction={(id) => {
        if (id === 'folder') openDialog({ type: 'new-folder' });
        else chooseFiles(id === 'files' ? 'files' : 'folder');
      }}
    />
  );
}

/** The places of the file manager, the menu for new items, and how full the storage is. */
export const FileSidebar = memo(function FileSidebar() {
  const { t, i18n } = useTranslation('file-manager');
  const { address } = useFilesScreen();
  const { data: usage } = useQuery(usageQuery());
  const bytes = (count: number) => formatBytes(count, i18n.language);
  return (
    <div className={styles.root}>
      <NewMenu />
      <NavList label={t('views.label')}>
        <NavListGroup>
          {placeViews.map((view) => (
            <NavListItem
              key={view}
              href={placeHref(address, { view, folderId: null })}
              current={address.view === view && address.q === ''}
              leadingIcon={icons[view]}
            >
              {t(`views.${view}`)}
            </NavListItem>
          ))}
        </NavListGroup>
      </NavList>
      <div className={styles.usage}>
        {usage === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <Meter
            label={t('usage.label')}
            value={usage.used}
            max={usage.quota}
            // Only a storage that is filling up is worth a word.
            {...(usage.used > usage.quota * 0.8 && {
              high: usage.quota * 0.9,
              low: usage.quota * 0.8,
              optimum: 0,
              levelTexts: { good: t('usage.good'), fair: t('usage.fair'), poor: t('usage.poor') },
            })}
            valueText={t('usage.value', { used: bytes(usage.used), quota: bytes(usage.quota) })}
          />
        )}
      </div>
    </div>
  );
});
