import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import type { ShellNavigation } from './useShellNavigation';

export type NavigationToggleProps = {
  navigation: ShellNavigation;
  /** Id of the navigation. */
  controls: string;
};

/** Shows and hides the navigation. */
export function NavigationToggle({ navigation: { shown, drawerOpen, toggle }, controls }: NavigationToggleProps) {
  const { t } = useTranslation('app-shell');
  const expanded = shown || drawerOpen;
  return (
    <IconButton
      label={t('navigation.toggle')}
      icon={Bars3Icon}
      aria-expanded={expanded}
      // A closed drawer is not in the document.
      aria-controls={expanded ? controls : undefined}
      onClick={toggle}
    />
  );
}
