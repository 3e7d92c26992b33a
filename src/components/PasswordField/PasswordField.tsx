import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import EyeSlashIcon from '@heroicons/react/20/solid/EyeSlashIcon';
import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import { useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { Icon } from '#components/Icon';
import { bareControl, frameButton, InputFrame } from '#components/InputFrame';
import { useDebounced } from '#lib/react/useDebounced';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './PasswordField.css';
import { estimateStrength } from './strength';

export type PasswordFieldProps = FieldProps & {
  /** Tells password managers whether to fill in the saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows an estimate of the strength of a new password. Advice only: the rules belong to the form. */
  strength?: boolean;
  /** Controlled value; without it the field is uncontrolled and starts with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  maxLength?: number;
  enterKeyHint?: 'done' | 'go' | 'next';
  onChange?: (value: string) => void;
};

/** A password input with a show/hide button and a Caps Lock warning. */
export function PasswordField({
  label,
  hideLabel,
  description,
  error,
  required,
  autoComplete,
  strength = false,
  value,
  defaultValue = '',
  size: ownSize,
  id,
  name,
  maxLength,
  enterKeyHint,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: PasswordFieldProps) {
  const size = useControlSize(ownSize);
  const { t } = useTranslation('PasswordField');
  const strengthId = useId();
  const [own, setOwn] = useState(defaultValue);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const password = value ?? own;
  const estimated = strength && password !== '';
  const ids = useFieldIds({ id, description, error, required, describedBy: estimated ? strengthId : undefined });

  const watchCapsLock = (event: KeyboardEvent | PointerEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <InputFrame
        size={size}
        end={
          <button
            type="button"
            className={frameButton}
            // The label states the action, so the button has no pressed state.
            aria-label={t(shown ? 'hide' : 'show')}
            aria-controls={ids.control.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon source={shown ? EyeSlashIcon : EyeIcon} />
          </button>
        }
      >
        <input
          {...ids.control}
          ref={ref}
          className={`${bareControl} ${styles.input}`}
          type={shown ? 'text' : 'password'}
          name={name}
          value={password}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLength}
          enterKeyHint={enterKeyHint}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => {
            setOwn(event.target.value);
            onChange?.(event.target.value);
          }}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onPointerDown={watchCapsLock}
          onBlur={() => {
            setCapsLock(false);
            onBlur?.();
          }}
        />
      </InputFrame>
      <span role="status">
        {capsLock ? (
          <span className={styles.notice}>
            <Icon source={LockClosedIcon} size="small" />
            {t('capsLock')}
          </span>
        ) : null}
      </span>
      {estimated ? <StrengthWords id={strengthId} password={password} /> : null}
    </Field>
  );
}

function StrengthWords({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('PasswordField');
  const { strength, advice } = estimateStrength(password);
  const words = t(`advice.${advice}`, { strength: t(`strength.${strength}`) });
  // Announced when typing pauses, after the screen reader's key echo.
  const settled = useDebounced(words, 1000);
  return (
    <div className={styles.strength}>
      <div aria-hidden="true" className={styles.bar}>
        {([0, 1, 2, 3] as const).map((part) => (
          <span key={part} className={styles.level[strength]} data-filled={part <= strength || undefined} />
        ))}
      </div>
      <span id={id} className={styles.words}>
        {words}
      </span>
      <span role="status" className={visuallyHidden}>
        {settled}
      </span>
    </div>
  );
}
