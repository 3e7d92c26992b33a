import ChevronDoubleLeftIcon from '@heroicons/react/24/outline/ChevronDoubleLeftIcon';
import ChevronDoubleRightIcon from '@heroicons/react/24/outline/ChevronDoubleRightIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import { SideNavigation } from '#app/navigation/SideNavigation';
import { NavigationSign } from './NavigationSign';
import { useSessionFlag } from './useSessionFlag';
import { VerticalShell } from './VerticalShell';

const sign = (narrow: boolean) => <NavigationSign symbol={narrow} />;

/** Icons that grow to their names over the page; a button of the header keeps the names in sight. */
export function DenseLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app-shell');
  const [dense, setDense] = useSessionFlag('shell-dense', true);
  return (
    <VerticalShell
      tone="dark"
      start={
        <IconButton
          label={t('dense')}
          icon={dense ? ChevronDoubleRightIcon : ChevronDoubleLeftIcon}
          pressed={dense}
          onClick={() => setDense(!dense)}
        />
      }
      side={<SideNavigation appearance={dense ? 'dense' : 'default'} tone="dark" start={sign} />}
      drawer={<SideNavigation tone="dark" start={<NavigationSign />} />}
    >
      {children}
    </VerticalShell>
  );
}
