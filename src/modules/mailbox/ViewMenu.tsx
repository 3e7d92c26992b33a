import AdjustmentsHorizontalIcon from '@heroicons/react/24/outline/AdjustmentsHorizontalIcon';
import { useTranslation } from 'react-i18next';

import { Menu, radioSection } from '#components/Menu';
import { paths } from '#domain/paths';

import { useMailbox } from './mailboxContext';
import { useViewChoices } from './useViewChoices';

/** Menu for the reading layout and the density of the rows, with links to the keyboard shortcuts and the settings. */
export function ViewMenu({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('mailbox');
  const { settings } = useMailbox();
  const { layout, density } = useViewChoices(settings);
  return (
    <Menu
      label={t('view.label')}
      icon={AdjustmentsHorizontalIcon}
      align="end"
      sections={[
        radioSection({ id: 'layout', ...layout }),
        radioSection({ id: 'density', ...density }),
        {
          id: 'more',
          items: [
            { id: 'keys', label: t('settings.keys'), shortcut: '?', onAction: onHelp },
            { id: 'settings', label: t('settings.link'), href: paths.mailboxSettings },
          ],
        },
      ]}
    />
  );
}
