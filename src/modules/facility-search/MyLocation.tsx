import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { formatDistance } from '#lib/format/formatDistance';

import * as styles from './MyLocation.css';
import type { useMyLocation } from './useMyLocation';

export type MyLocationProps = {
  myLocation: ReturnType<typeof useMyLocation>;
};

/** Button that requests the visitor's position, with a message if that failed or the position is imprecise. */
export function MyLocation({ myLocation }: MyLocationProps) {
  const { t, i18n } = useTranslation('facility-search');
  return (
    <>
      <Button
        size="medium"
        variant="quiet"
        tone="primary"
        leadingIcon={MapPinIcon}
        loading={myLocation.busy}
        onClick={myLocation.ask}
      >
        {myLocation.busy ? t('form.locating') : t('form.nearMe')}
      </Button>
      <p className={styles.note} role="status">
        {myLocation.problem ? t(`form.${myLocation.problem}`) : null}
        {myLocation.roughM === undefined
          ? null
          : t('form.geoRough', { distance: formatDistance(myLocation.roughM, i18n.language) })}
      </p>
    </>
  );
}
