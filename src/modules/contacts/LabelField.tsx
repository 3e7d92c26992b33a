import { useTranslation } from 'react-i18next';

import { Autocomplete } from '#components/Autocomplete';
import { foldDiacritics } from '#lib/text/foldDiacritics';

import { contactLimits } from './limits';
import { usualLabels, useLabelText } from './useLabelText';

export type LabelFieldProps = {
  /** Accessible name: "Label of phone 1". */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** What an address or a number is for: one of the usual labels, or a word of one's own. */
export function LabelField({ label, value, onChange }: LabelFieldProps) {
  const { t } = useTranslation('contacts');
  const labelText = useLabelText();
  const text = labelText(value);
  const options = usualLabels.map((one) => ({ value: one as string, label: labelText(one) }));
  const isUsual = options.some((one) => one.label === text);
  const found = isUsual ? options : options.filter((one) => foldDiacritics(one.label).startsWith(foldDiacritics(text)));
  return (
    <Autocomplete
      label={label}
      hideLabel
      placeholder={t('edit.label')}
      value={text}
      maxLength={contactLimits.label}
      options={found}
      // A word of one's own is no failed search.
      status={found.length > 0 ? 'ready' : 'idle'}
      statusText={t('edit.labels', { count: found.length })}
      emptyText=""
      failedText=""
      onChange={(next) => onChange(options.find((one) => one.label === next)?.value ?? next)}
      onAction={onChange}
    />
  );
}
