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

/**
 * Chooses kilometres or miles for visitors without an account (directory 2.0.8); applied immediately and stored on this
 * device.
 */
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

/**
 * Applies the stored unit of prerendered pages. Rendered as a sibling of the page, so that its effect runs with the
 * page's hydration.
 */
export function ApplyStoredUnits() {
  const { i18n } = useTranslation('app');
  useEffect(() => {
    if (endPrerenderedUnits()) i18n.emit(distanceUnitChanged);
  }, [i18n]);
  return null;
}
