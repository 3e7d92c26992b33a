import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Autocomplete } from '#components/Autocomplete';
import { useDebounced } from '#lib/react/useDebounced';

import { findIcons, loadIconNames } from './iconNames';
import type { IconNames } from './iconNames';

export type IconFieldProps = {
  /** `<set>:<name>`, or the text being typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
};

// The preview waits until typing pauses.
const previewDelayMs = 300;

/** Field for an icon name with suggestions; any other name can be typed too. */
export function IconField({ value, onChange, onBlur, error }: IconFieldProps) {
  const { t } = useTranslation('shortcuts');
  const [names, setNames] = useState<IconNames>();
  const [failed, setFailed] = useState(false);
  const debounced = useDebounced(value, previewDelayMs);
  const preview = /^\w+:[\w-]+$/.test(debounced) && debounced === value ? debounced : undefined;
  const found = names ? findIcons(names, value) : [];

  // Loads the names of four icon sets on focus; after a failure the next focus retries.
  function loadNames() {
    if (names) return;
    setFailed(false);
    loadIconNames().then(setNames, () => setFailed(true));
  }

  return (
    <div role="presentation" onFocus={loadNames}>
      <Autocomplete
        label={t('form.icon')}
        description={t('form.iconHint')}
        required
        error={error}
        name="icon"
        value={value}
        {...(preview === undefined ? {} : { leadingIcon: preview })}
        maxLength={120}
        options={found.map(({ set, name }) => ({
          value: `${set}:${name}`,
          label: name,
          group: t(`sets.${set}`),
          icon: `${set}:${name}`,
        }))}
        status={names ? 'ready' : failed ? 'failed' : 'loading'}
        statusText={t('form.iconCount', { count: found.length })}
        emptyText={t('form.iconEmpty')}
        failedText={t('form.iconFailed')}
        onAction={onChange}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
