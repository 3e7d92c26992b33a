import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { useStore } from '#lib/store/useStore';

import { tableSettings } from './tableSettings';

export type ListMenuProps = {
  /** Whether there is nothing to export. */
  isEmpty: boolean;
  onImport: () => void;
  onExport: () => void;
  onTags: () => void;
  onHelp: () => void;
};

/** What can be done with the whole list, and how dense its rows are. */
export function ListMenu({ isEmpty, onImport, onExport, onTags, onHelp }: ListMenuProps) {
  const { t } = useTranslation('inventory');
  const settings = useStore(tableSettings);
  const isCompact = settings.density === 'compact';
  return (
    <Menu
      label={t('menu.label')}
      icon={EllipsisVerticalIcon}
      align="end"
      sections={[
        {
          id: 'file',
          items: [
            { id: 'import', label: t('menu.import'), icon: ArrowUpTrayIcon, onAction: onImport },
            { id: 'export', label: t('menu.export'), icon: ArrowDownTrayIcon, disabled: isEmpty, onAction: onExport },
            { id: 'tags', label: t('tags.manage'), icon: TagIcon, onAction: onTags },
          ],
        },
        {
          id: 'view',
          kind: 'checkbox',
          items: [
            {
              id: 'density',
              label: t('menu.compact'),
              checked: isCompact,
              onAction: () => tableSettings.set({ ...settings, density: isCompact ? 'default' : 'compact' }),
            },
          ],
        },
        { id: 'more', items: [{ id: 'keys', label: t('menu.keys'), shortcut: '?', onAction: onHelp }] },
      ]}
    />
  );
}
