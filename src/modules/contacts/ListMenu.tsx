import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { paths } from '#domain/paths';

export type ListMenuProps = {
  onHelp: () => void;
};

/** What can be done with the whole list. */
export function ListMenu({ onHelp }: ListMenuProps) {
  const { t } = useTranslation('contacts');
  return (
    <Menu
      label={t('menu.label')}
      icon={EllipsisVerticalIcon}
      align="end"
      sections={[
        {
          id: 'more',
          items: [
            { id: 'tags', label: t('tags.manage'), href: paths.contactTags },
            { id: 'keys', label: t('menu.keys'), shortcut: '?' },
          ],
        },
      ]}
      onAction={(id) => {
        if (id === 'keys') onHelp();
      }}
    />
  );
}
