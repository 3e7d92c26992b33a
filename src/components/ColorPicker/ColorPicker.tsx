import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { FieldTexts } from '#components/Field';
import { Fieldset } from '#components/Fieldset';
import { Icon } from '#components/Icon';
import { TextField } from '#components/TextField';
import { Tooltip } from '#components/Tooltip';
import { contrast } from '#theme/contrast';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ColorPicker.css';
import { readHex } from './hex';

/** One colour to choose. */
export type ColorOption = {
  /** `#rrggbb`. */
  value: string;
  /** Its name, for who cannot tell it by sight. */
  label: string;
};

export type ColorPickerProps = FieldTexts & {
  options: readonly ColorOption[];
  /** Adds a field for a colour that is not offered. */
  custom?: boolean;
  size?: keyof typeof styles.size;
  id?: string;
  name?: string;
  /** `#rrggbb` in small letters, `''` for none. Given: the choice is yours. Not given: the picker keeps its own. */
  value?: string;
  defaultValue?: string;
  disabled?: boolean | undefined;
  /** Gets `#rrggbb`; from the field also the text as it stands when it is no colour. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** The chosen swatch, or the first: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
};

// Whichever of the two reads better on the swatch.
function markOn(color: string): string {
  const hex = readHex(color);
  if (hex === undefined) return '#000000';
  return contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000';
}

/** A few colours to choose from, each with a name and a mark when it is chosen. */
export function ColorPicker({
  label,
  labelHidden,
  hint,
  error,
  necessity,
  options,
  custom = false,
  size = 'default',
  id,
  name,
  value,
  defaultValue = '',
  disabled = false,
  onChange,
  onBlur,
  ref,
}: ColorPickerProps) {
  const { t } = useTranslation('ColorPicker');
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
    <Fieldset {...{ label, labelHidden, hint, error, necessity, id, disabled }} role="radiogroup">
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
                  // Radios are one group to the arrow keys only when they share a name.
                  name={name ?? ownName}
                  value={option.value}
                  aria-label={option.label}
                  checked={option === chosen}
                  onChange={() => {
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
        // The radio itself has just said it aloud.
        <p aria-hidden="true" className={styles.chosen}>
          {t('chosen', { name: chosen.label })}
        </p>
      ) : null}
      {custom ? (
        <div className={styles.own}>
          <TextField
            label={t('own')}
            hint={t('ownHint')}
            error={invalid ? t('problem') : undefined}
            value={draft ?? current}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            disabled={disabled}
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
