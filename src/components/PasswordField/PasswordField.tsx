import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import EyeSlashIcon from '@heroicons/react/20/solid/EyeSlashIcon';
import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import { useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { Icon } from '#components/Icon';
import { bareControl, frameButton, InputFrame } from '#components/InputFrame';
import type { InputFrameProps } from '#components/InputFrame';
import { useDebounced } from '#lib/react/useDebounced';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './PasswordField.css';
import { estimateStrength } from './strength';

export type PasswordFieldProps = FieldTexts & {
  /** Lets password managers fill in the one there is, or offer to make a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Says in words how hard a new password is to guess; advice only, the rules are the form's. */
  strength?: boolean;
  /** Given: the password is yours. Not given: the field keeps its own, from `defaultValue` on. */
  value?: string;
  defaultValue?: string;
  size?: NonNullable<InputFrameProps['size']>;
  id?: string;
  name?: string;
  maxLength?: number;
  enterKeyHint?: 'done' | 'go' | 'next';
  disabled?: boolean | undefined;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A password: hidden until somebody asks to see it, with a word about Caps Lock. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  necessity,
  autoComplete,
  strength = false,
  value,
  defaultValue = '',
  size = 'default',
  id,
  name,
  maxLength,
  enterKeyHint,
  disabled = false,
  onChange,
  onBlur,
  ref,
}: PasswordFieldProps) {
  const { t } = useTranslation('PasswordField');
  const strengthId = useId();
  const [own, setOwn] = useState(defaultValue);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const password = value ?? own;
  const estimated = strength && password !== '';
  const ids = useFieldIds({ id, hint, error, necessity, describedBy: estimated ? strengthId : undefined });

  const watchCapsLock = (event: KeyboardEvent | PointerEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field {...{ label, labelHidden, hint, error, necessity, ids }}>
      <InputFrame
        size={size}
        end={
          <button
            type="button"
            className={frameButton}
            // Its name says what a press does, so it has no pressed state beside it.
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
  // Aloud when the typing pauses: the echo of the keys comes first.
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
