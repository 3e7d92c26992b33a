import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ControlSize } from '#components/ControlSize';
import { CopyButton } from '#components/CopyButton';

import { addressLines } from './facility';
import type { DirectionsFacility } from './facility';
import * as styles from './DirectionsActions.css';

/** Buttons to print the route, and to copy the address and the coordinates. */
export function DirectionsActions({ facility }: { facility: DirectionsFacility }) {
  const { t } = useTranslation('directions');
  const { name, geo } = facility;
  return (
    <ControlSize size="large">
      <div className={styles.root} role="group" aria-label={t('actions.label')}>
        <Button variant="outline" leadingIcon={PrinterIcon} onClick={() => window.print()}>
          {t('actions.print')}
        </Button>
        <CopyButton
          variant="outline"
          label={t('actions.copyAddress')}
          text={[name, ...addressLines(facility)].join('\n')}
        />
        <CopyButton variant="outline" label={t('actions.copyCoordinates')} text={`${geo.lat}, ${geo.lon}`} />
      </div>
    </ControlSize>
  );
}
