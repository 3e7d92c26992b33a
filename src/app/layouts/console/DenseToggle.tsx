import ChevronDoubleLeftIcon from '@heroicons/react/24/outline/ChevronDoubleLeftIcon';
import ChevronDoubleRightIcon from '@heroicons/react/24/outline/ChevronDoubleRightIcon';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';

import { useDense } from './navigation/useDense';

const FoldIcon = mirroredIcon(ChevronDoubleLeftIcon);
const UnfoldIcon = mirroredIcon(ChevronDoubleRightIcon);

/** Switches the dense navigation between icons and names. */
export function DenseToggle() {
  const { t } = useTranslation('app-shell');
  const [dense, setDense] = useDense();
  return (
    <IconButton
      label={t('dense')}
      icon={dense ? UnfoldIcon : FoldIcon}
      aria-pressed={dense}
      onClick={() => setDense(!dense)}
    />
  );
}
