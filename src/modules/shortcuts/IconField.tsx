import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Combobox } from '#components/Combobox';
import { useDebounced } from '#lib/react/useDebounced';

import { findIcons, loadIconNames } from './iconNames';
import type { IconNames } from './iconNames';

export type IconFieldProps = {
  /** `<set>:<name>`, or what is being typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
};

// A preview follows what stands still, not every key.
const previewDelayMs = 300;

/** Text for the name of an icon, with the icons that fit; any other name may be typed too. */
export function IconField({ value, onChange, onBlur, error }: IconFieldProps) {
  const { t } = useTranslation('shortcuts');
  const [names, setNames] = useState<IconNames>();
  const [failed, setFailed] = useState(false);
  const debounced = useDebounced(value, previewDelayMs);
  const preview = /^\w+:[\w-]+$/.test(debounced) && debounced === value ? debounced : undefined;
  const found = names ? findIcons(names, value) : [];

  // The names of four sets are for those who come to this field; a failure is tried again with the next visit.
  function loadNames() {
    if (names) return;
    setFailed(false);
    loadIconNames().then(setNames, () => setFailed(true));
  }

  return (
    <div role="presentation" onFocus={loadNames}>
      <Combobox
        label={t('form.icon')}
        hint={t('form.iconHint')}
        necessity="required"
        error={error}
        name="icon"
        value={value}
        {...(preview === undefined ? {} : { icon: preview })}
        maxLength={120}
        options={found.map(({ set, name }) => ({
          id: `${set}:${name}`,
          label: name,
          group: t(`sets.${set}`),
          icon: `${set}:${name}`,
        }))}
        status={names ? 'ready' : failed ? 'failed' : 'loading'}
        statusText={t('form.iconCount', { count: found.length })}
        emptyText={t('form.iconEmpty')}
        failedText={t('form.iconFailed')}
        onSelect={({ id }) => onChange(id)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
