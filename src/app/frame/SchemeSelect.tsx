import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#components/Select';
import { changeAppearance, defaultAppearance, parseAppearance, readAppearance } from '#lib/appearance';
import { useHydrated } from '#lib/useHydrated';

/** Light, dark or as the system says; applied at once and remembered. */
export function SchemeSelect() {
  const { t } = useTranslation('app');
  const [appearance, setAppearance] = useState(readAppearance);
  const hydrated = useHydrated();
  return (
    <Select
      label={t('scheme.label')}
      name="scheme"
      value={hydrated ? appearance.scheme : defaultAppearance.scheme}
      options={[
        { value: 'light', label: t('scheme.light') },
        { value: 'dark', label: t('scheme.dark') },
        { value: 'auto', label: t('scheme.auto') },
      ]}
      onChange={(scheme) => {
        const next = parseAppearance({ ...appearance, scheme });
        changeAppearance(next);
        setAppearance(next);
      }}
    />
  );
}
