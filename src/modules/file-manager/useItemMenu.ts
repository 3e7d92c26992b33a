import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ArrowRightCircleIcon from '@heroicons/react/24/outline/ArrowRightCircleIcon';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import DocumentDuplicateIcon from '@heroicons/react/24/outline/DocumentDuplicateIcon';
import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import FolderOpenIcon from '@heroicons/react/24/outline/FolderOpenIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import type { MenuItem, MenuSection } from '#components/Menu';

import type { FileItem } from './api';
import { useFilesScreen } from './filesContext';
import { isFolder } from './fileTree';

const RestoreIcon = mirroredIcon(ArrowUturnLeftIcon);
const MoveIcon = mirroredIcon(ArrowRightCircleIcon);

/** The actions of items, for menus; the same ones have keys. */
export function useItemMenu(): {
  sectionsFor: (items: readonly FileItem[]) => readonly MenuSection[];
  run: (id: string, items: readonly FileItem[]) => void;
} {
  const { t } = useTranslation('file-manager');
  const { actions, isTrash, openDialog, openItem, openDetails } = useFilesScreen();
  return {
    sectionsFor(items) {
      const [first] = items;
      if (!first) return [];
      const isSingle = items.length === 1;
      const details: MenuItem = { id: 'details', label: t('action.details'), icon: InformationCircleIcon };
      if (isTrash) {
        return [
          {
            id: 'trash',
            items: [{ id: 'restore', label: t('action.restore'), icon: RestoreIcon }, ...(isSingle ? [details] : [])],
          },
          {
            id: 'remove',
            items: [{ id: 'forever', label: t('action.forever'), icon: TrashIcon, tone: 'error', shortcut: 'Delete' }],
          },
        ];
      }
      const open: MenuItem = isFolder(first)
        ? { id: 'open', label: t('action.open'), icon: FolderOpenIcon, shortcut: 'Enter' }
        : { id: 'open', label: t('action.preview'), icon: EyeIcon, shortcut: 'Enter' };
      const isFavorite = items.every(({ favorite }) => favorite);
      return [
        {
          id: 'use',
          items: [
            ...(isSingle ? [open] : []),
            { id: 'download', label: t('action.download'), icon: ArrowDownTrayIcon },
            ...(isSingle ? [details] : []),
          ],
        },
        {
          id: 'change',
          items: [
            ...(isSingle ? [{ id: 'rename', label: t('action.rename'), icon: PencilIcon, shortcut: 'F2' }] : []),
            { id: 'move', label: t('action.move'), icon: MoveIcon },
            { id: 'copy', label: t('action.copy'), icon: DocumentDuplicateIcon },
            {
              id: 'favorite',
              label: t(isFavorite ? 'action.unfavorite' : 'action.favorite'),
              icon: StarIcon,
            },
          ],
        },
        {
          id: 'remove',
          items: [{ id: 'trash', label: t('action.trash'), icon: TrashIcon, tone: 'error', shortcut: 'Delete' }],
        },
      ];
    },
    run(id, items) {
      const [first] = items;
      if (!first) return;
      switch (id) {
        case 'open':
          return openItem(first);
        case 'details':
          return openDetails(first);
        case 'download':
          return void actions.download(items);
        case 'rename':
          return openDialog({ type: 'rename', item: first });
        case 'move':
        case 'copy':
          return openDialog({ type: 'transfer', mode: id, items });
        case 'favorite':
          return actions.favorite(items, !items.every(({ favorite }) => favorite));
        case 'trash':
          return actions.trash(items);
        case 'restore':
          return actions.restore(items);
        case 'forever':
          return void actions.removeForever(items);
        default:
      }
    },
  };
}
