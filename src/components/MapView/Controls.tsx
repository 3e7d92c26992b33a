import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import ChevronUpIcon from '@heroicons/react/20/solid/ChevronUpIcon';
import MinusIcon from '@heroicons/react/20/solid/MinusIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Controls.css';

export type ControlsProps = {
  onPan: (east: number, south: number) => void;
  onZoom: (direction: 1 | -1) => void;
  canZoomIn: boolean;
  canZoomOut: boolean;
};

type ControlProps = {
  name: string;
  icon: IconSource;
  place: keyof typeof styles.place;
  off?: boolean;
  onClick: () => void;
};

function Control({ name, icon, place, off = false, onClick }: ControlProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      // `aria-disabled`, not `disabled`: a button that reaches its limit must not lose focus.
      aria-disabled={off || undefined}
      className={`${focusRing} ${styles.control} ${styles.place[place]}`}
      onClick={off ? undefined : onClick}
    >
      <Icon source={icon} />
    </button>
  );
}

/** Zoom and pan buttons for users without a wheel, drag or arrow keys (WCAG 2.2, 2.5.7). */
export function Controls({ onPan, onZoom, canZoomIn, canZoomOut }: ControlsProps) {
  const { t } = useTranslation('MapView');
  return (
    <div className={styles.root}>
      <div className={styles.zoom}>
        <Control name={t('zoomIn')} icon={PlusIcon} place="first" off={!canZoomIn} onClick={() => onZoom(1)} />
        <Control name={t('zoomOut')} icon={MinusIcon} place="last" off={!canZoomOut} onClick={() => onZoom(-1)} />
      </div>
      <div className={styles.compass}>
        <Control name={t('north')} icon={ChevronUpIcon} place="north" onClick={() => onPan(0, -1)} />
        <Control name={t('west')} icon={ChevronLeftIcon} place="west" onClick={() => onPan(-1, 0)} />
        <Control name={t('east')} icon={ChevronRightIcon} place="east" onClick={() => onPan(1, 0)} />
        <Control name={t('south')} icon={ChevronDownIcon} place="south" onClick={() => onPan(0, 1)} />
      </div>
    </div>
  );
}
