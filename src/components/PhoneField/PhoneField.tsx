import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { Icon } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import { lazyComponent } from '#lib/react/lazyComponent';
import { consumeEscape } from '#lib/browser/consumeEscape';
import { focusRing } from '#theme/mixins.css';

import { homeOf } from './countries';
import { Flag } from './Flag';
import * as styles from './PhoneField.css';
import { phoneLibrary, usePhoneText } from './usePhoneText';

export { Flag } from './Flag';
export { isE164, isValidPhone, phoneLibrary } from './usePhoneText';

export type PhoneFieldProps = FieldProps & {
  /** Initial country, ISO 3166-1 alpha-2. Defaults to that of the language. */
  country?: string;
  /** E.164 (`+905321234567`), or `''`. Controlled value; without it the field is uncontrolled. */
  value?: string;
  defaultValue?: string;
  /** Called with E.164, `''`, or the text as typed if it is not a valid number in any country. */
  onChange?: (value: string) => void;
};

const countryList = lazyComponent(() => import('./CountryList').then((part) => part.CountryList));

/** A telephone number, formatted for its country; the value is E.164. */
export function PhoneField({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  country: home,
  id,
  name,
  value,
  defaultValue,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: PhoneFieldProps) {
  const size = useControlSize(ownSize);
  const { t, i18n } = useTranslation('PhoneField');
  const listId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [wanted, setWanted] = useState(false);
  const ready = countryList.useIsLoaded();
  const open = wanted && ready;

  const phone = usePhoneText({ value, defaultValue, home: home ?? homeOf(i18n.language), onChange });
  const countryName = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(phone.country) ?? phone.country;
  const shown = phone.problem === undefined ? error : t(`problem.${phone.problem}`, { country: countryName });
  const ids = useFieldIds({ id, description, error: shown, required });

  function prepare() {
    phoneLibrary.preload();
    countryList.preload();
  }

  return (
    <Field {...{ label, hideLabel, description, error: shown, required, ids }}>
      <span
        ref={root}
        role="presentation"
        className={styles.root}
        onKeyDown={(event) => {
          if (!open || !consumeEscape(event)) return;
          setWanted(false);
          opener.current?.focus();
        }}
      >
        <InputFrame ref={frame} size={size}>
          <button
            ref={opener}
            type="button"
            className={`${focusRing} ${styles.opener}`}
            aria-label={t('country', { country: countryName, code: phone.callingCode ?? phone.country })}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            disabled={disabled || readOnly}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              prepare();
              setWanted(!wanted);
            }}
          >
            <Flag country={phone.country} />
            <span className={styles.code}>{phone.callingCode ?? phone.country}</span>
            <Icon source={ChevronDownIcon} size="small" />
          </button>
          <input
            {...ids.control}
            ref={input}
            className={`${bareControl} ${styles.number}`}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            value={phone.text}
            disabled={disabled}
            readOnly={readOnly}
            onPointerEnter={phoneLibrary.preload}
            onFocus={phoneLibrary.preload}
            onChange={(event) => {
              const native: unknown = event.nativeEvent;
              const kind = native instanceof InputEvent ? native.inputType : '';
              phone.change(event.target.value, {
                // Browser autofill inserts the whole number at once, like a paste.
                pasted: kind === 'insertFromPaste' || kind === '',
                deleted: kind.startsWith('delete'),
                atEnd: event.target.selectionStart === event.target.value.length,
              });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') phone.settle();
            }}
            onBlur={() => {
              phone.settle();
              onBlur?.();
            }}
          />
          {name === undefined ? null : <input type="hidden" name={name} value={phone.value} disabled={disabled} />}
        </InputFrame>
        {open ? (
          <countryList.Component
            id={listId}
            country={phone.country}
            anchor={() => frame.current}
            owner={() => root.current}
            onAction={(next) => {
              phone.pick(next);
              setWanted(false);
              input.current?.focus();
            }}
            onDismiss={() => setWanted(false)}
          />
        ) : null}
      </span>
    </Field>
  );
}
