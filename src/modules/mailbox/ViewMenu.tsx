import AdjustmentsHorizontalIcon from '@heroicons/react/24/outline/AdjustmentsHorizontalIcon';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { paths } from '#domain/paths';

import { useMailbox } from './mailboxContext';
import { settingsMutation } from './queries';
import { messageLayouts, rowDensities } from './settingChoices';

/** Menu for the reading layout and the density of the rows, with links to the keyboard shortcuts and the settings. */
export function ViewMenu({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('mailbox');
  const { settings } = useMailbox();
  const { mutate } = useMutation(settingsMutation());
  return (
    <Menu
      label={t('view.label')}
      icon={AdjustmentsHorizontalIcon}
      align="end"
      sections={[
        {
          id: 'layout',
          label: t('settings.layout'),
          kind: 'radio',
          items: messageLayouts.map((layout) => ({
            id: layout,
            label: t(`settings.${layout}`),
            checked: layout === settings.messageLayout,
          })),
        },
        {
          id: 'density',
          label: t('settings.density'),
          kind: 'radio',
          items: rowDensities.map((density) => ({
            id: density,
            label: t(`settings.${density}`),
            checked: density === settings.density,
          })),
        },
        {
          id: 'more',
          items: [
            { id: 'keys', label: t('settings.keys'), shortcut: '?' },
            { id: 'settings', label: t('settings.link'), href: paths.mailboxSettings },
          ],
        },
      ]}
      onAction={(id) => {
        const layout = messageLayouts.find((one) => one === id);
        if (layout) mutate({ messageLayout: layout });
        const density = rowDensities.find((one) => one === id);
        if (density) mutate({ density });
        if (id === 'keys') onHelp();
      }}
    />
  );
}
