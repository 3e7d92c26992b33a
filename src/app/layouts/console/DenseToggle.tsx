import ChevronDoubleLeftIcon from '@heroicons/react/24/outline/ChevronDoubleLeftIcon';
import ChevronDoubleRightIcon from '@heroicons/react/24/outline/ChevronDoubleRightIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import { useDense } from './navigation/useDense';

/** Switches the dense navigation between icons and names. */
export function DenseToggle() {
  const { t } = useTranslation('app-shell');
  const [dense, setDense] = useDense();
  return (
    <IconButton
      label={t('dense')}
      icon={dense ? ChevronDoubleRightIcon : ChevronDoubleLeftIcon}
      aria-pressed={dense}
      onClick={() => setDense(!dense)}
    />
  );
}
