import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#components/Select';
import { changeAppearance, parseAppearance, readAppearance } from '#lib/appearance';

/** Light, dark or as the system says; applied at once and remembered. */
export function SchemeSelect() {
  const { t } = useTranslation('app');
  const [appearance, setAppearance] = useState(readAppearance);
  return (
    <Select
      label={t('scheme.label')}
      name="scheme"
      value={appearance.scheme}
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
