import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FieldProps, Option } from '#components/Field';
import { Fieldset } from '#components/Fieldset';
import { Icon } from '#components/Icon';
import { TextField } from '#components/TextField';
import { Tooltip } from '#components/Tooltip';
import { contrast } from '#theme/contrast';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ColorSwatchPicker.css';
import { readHex } from './hex';

export type ColorSwatchPickerProps = Omit<FieldProps, 'size'> & {
  options: readonly Option[];
  /** Adds a text field for a custom colour. */
  custom?: boolean;
  size?: keyof typeof styles.size;
  /** `#rrggbb` in lower case, `''` for none. Controlled value; without it the picker is uncontrolled. */
  value?: string;
  defaultValue?: string;
  /** Called with `#rrggbb`, or with the raw text of the custom field while it is not a colour. */
  onChange?: (value: string) => void;
};

// Returns the mark colour with the better contrast on the swatch.
function markOn(color: string): string {
  const hex = readHex(color);
  if (hex === undefined) return '#000000';
  return contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000';
}

/** Single choice from a few named colours, with a check mark on the selected one. */
export function ColorSwatchPicker({
  label,
  hideLabel,
  description,
  error,
  required,
  options,
  custom = false,
  size = 'medium',
  id,
  name,
  value,
  defaultValue = '',
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: ColorSwatchPickerProps) {
  const { t } = useTranslation('ColorSwatchPicker');
  const ownName = useId();
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const current = value ?? own;
  const chosen = options.find((option) => option.value.toLowerCase() === current.toLowerCase());
  const target = chosen ?? options[0];
  const invalid = custom && draft === null && current !== '' && readHex(current) === undefined;

  function take(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  return (
    <Fieldset {...{ label, hideLabel, description, error, required, id, disabled, readOnly }} role="radiogroup">
      <div className={styles.swatches}>
        {options.map((option) => (
          <Tooltip key={option.value} text={option.label} purpose="label">
            {() => (
              <span
                className={`${styles.swatch} ${styles.size[size]}`}
                style={assignInlineVars({ [styles.color]: option.value, [styles.mark]: markOn(option.value) })}
              >
                <input
                  ref={option === target ? ref : undefined}
                  className={`${focusRing} ${styles.radio}`}
                  type="radio"
                  // Arrow keys move between radios only when they share a name.
                  name={name ?? ownName}
                  value={option.value}
                  aria-label={option.label}
                  checked={option === chosen}
                  onChange={() => {
                    if (readOnly) return;
                    setDraft(null);
                    take(option.value);
                  }}
                  onBlur={onBlur}
                />
                <span className={styles.check}>
                  <Icon source={CheckIcon} size="small" />
                </span>
              </span>
            )}
          </Tooltip>
        ))}
      </div>
      {chosen ? (
        // Screen readers have already announced the radio.
        <p aria-hidden="true" className={styles.chosen}>
          {t('chosen', { name: chosen.label })}
        </p>
      ) : null}
      {custom ? (
        <div className={styles.own}>
          <TextField
            label={t('own')}
            description={t('ownHint')}
            error={invalid ? t('problem') : undefined}
            value={draft ?? current}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(text) => {
              setDraft(text);
              take(readHex(text) ?? text);
            }}
            onBlur={() => {
              setDraft(null);
              onBlur?.();
            }}
          />
        </div>
      ) : null}
    </Fieldset>
  );
}
