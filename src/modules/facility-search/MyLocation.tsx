import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { formatDistance } from '#lib/format/formatNumber';

import * as styles from './MyLocation.css';
import type { useMyLocation } from './useMyLocation';

export type MyLocationProps = {
  mine: ReturnType<typeof useMyLocation>;
};

/** The button that asks for the position, and what came of it where that is not what was wished. */
export function MyLocation({ mine }: MyLocationProps) {
  const { t, i18n } = useTranslation('facility-search');
  return (
    <>
      <Button size="default" variant="quiet" tone="primary" icon={MapPinIcon} busy={mine.busy} onClick={mine.ask}>
        {mine.busy ? t('form.locating') : t('form.nearMe')}
      </Button>
      <p className={styles.note} role="status">
        {mine.problem ? t(`form.${mine.problem}`) : null}
        {mine.roughM === undefined
          ? null
          : t('form.geoRough', { distance: formatDistance(mine.roughM, i18n.language) })}
      </p>
    </>
  );
}
