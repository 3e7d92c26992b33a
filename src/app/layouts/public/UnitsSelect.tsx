import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#components/Select';
import { useSession } from '#lib/session/session';
import {
  saveDistanceUnit,
  currentDistanceUnit,
  endPrerenderedUnits,
  distanceUnits,
  distanceUnitChanged,
} from '#lib/format/distanceUnit';
import { useHydrated } from '#lib/react/useHydrated';

import * as styles from './PublicLayout.css';

/** Kilometres or miles, for who has no account that says so (directory 2.0.8); applied at once and remembered. */
export function UnitsSelect() {
  const { t, i18n } = useTranslation('app');
  const { status } = useSession();
  const hydrated = useHydrated();
  if (status !== 'anonymous') return null;
  return (
    <div className={styles.units} data-prerendered={hydrated ? undefined : true}>
      <Select
        label={t('units.label')}
        name="units"
        value={currentDistanceUnit()}
        options={distanceUnits.map((units) => ({ value: units, label: t(`units.${units}`) }))}
        onChange={(units) => {
          saveDistanceUnit(units);
          i18n.emit(distanceUnitChanged);
        }}
      />
    </div>
  );
}

/** Stands beside the page: where it was drawn beforehand, it comes to life together with it. */
export function UnitsArrival() {
  const { i18n } = useTranslation('app');
  useEffect(() => {
    if (endPrerenderedUnits()) i18n.emit(distanceUnitChanged);
  }, [i18n]);
  return null;
}
