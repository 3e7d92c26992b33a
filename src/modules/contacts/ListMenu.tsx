import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { paths } from '#domain/paths';

export type ListMenuProps = {
  /** Whether there is nothing to export or print. */
  isEmpty: boolean;
  onImport: () => void;
  onExport: () => void;
  onPrint: () => void;
  onHelp: () => void;
};

/** What can be done with the whole list. */
export function ListMenu({ isEmpty, onImport, onExport, onPrint, onHelp }: ListMenuProps) {
  const { t } = useTranslation('contacts');
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
            { id: 'print', label: t('menu.print'), icon: PrinterIcon, disabled: isEmpty, onAction: onPrint },
          ],
        },
        {
          id: 'more',
          items: [
            { id: 'tags', label: t('tags.manage'), href: paths.contactTags },
            { id: 'keys', label: t('menu.keys'), shortcut: '?', onAction: onHelp },
          ],
        },
      ]}
    />
  );
}
