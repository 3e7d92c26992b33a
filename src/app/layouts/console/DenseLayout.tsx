import ChevronDoubleLeftIcon from '@heroicons/react/24/outline/ChevronDoubleLeftIcon';
import ChevronDoubleRightIcon from '@heroicons/react/24/outline/ChevronDoubleRightIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import { useDense } from '#app/layouts/console/navigation/useDense';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

const sign = (narrow: boolean) => <NavigationSign symbol={narrow} />;

/** Icons that grow to their names over the page; a button of the header keeps the names in sight. */
export function DenseLayout({ children }: FrameProps) {
  return (
    <Shell
      tone="dark"
      start={<DenseToggle />}
      side={<SideNavigation appearance="dense" tone="dark" start={sign} />}
      drawer={<SideNavigation tone="dark" start={<NavigationSign />} />}
    >
      {children}
    </Shell>
  );
}

function DenseToggle() {
  const { t } = useTranslation('app-shell');
  const [dense, setDense] = useDense();
  return (
    <IconButton
      label={t('dense')}
      icon={dense ? ChevronDoubleRightIcon : ChevronDoubleLeftIcon}
      pressed={dense}
      onClick={() => setDense(!dense)}
    />
  );
}
