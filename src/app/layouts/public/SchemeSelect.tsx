import { useTranslation } from 'react-i18next';

import { Select } from '#components/Select';
import { schemeChoices } from '#lib/appearance/appearance';
import { useAppearance } from '#lib/appearance/useAppearance';

/** Chooses light, dark or the system's colour scheme; applied immediately and stored on this device. */
export function SchemeSelect() {
  const { t } = useTranslation('app');
  const { appearance, change } = useAppearance();
  return (
    <Select
      label={t('scheme.label')}
      name="scheme"
      value={appearance.scheme}
      options={schemeChoices.map((scheme) => ({ value: scheme, label: t(`scheme.${scheme}`) }))}
      onChange={(scheme) => change({ scheme })}
    />
  );
}
