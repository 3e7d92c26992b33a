import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { useOnline } from '#lib/browser/useOnline';

import * as styles from './SubmitButton.css';

export type SubmitButtonProps = Pick<
  ButtonProps,
  | 'children'
  | 'tone'
  | 'variant'
  | 'size'
  | 'leadingIcon'
  | 'loading'
  | 'disabled'
  | 'fullWidth'
  | 'form'
  | 'aria-describedby'
  | 'aria-keyshortcuts'
> & {
  /** `false` for a step that sends no request, and so needs no network. */
  sends?: boolean;
};

/**
 * Submits a form that writes data. Offline it is unavailable and says why (directory 2.0.2), and the input is kept. It
 * stays focusable while it is disabled. For a form that only reads data use a plain `Button`.
 */
export function SubmitButton({
  sends = true,
  disabled = false,
  'aria-describedby': describedBy,
  ...button
}: SubmitButtonProps) {
  // Loads while there is a network, without suspending: a form must not wait for texts that it may never show.
  const { t, ready } = useTranslation('SubmitButton', { useSuspense: false });
  const online = useOnline();
  const id = useId();
  const waits = sends && !online;
  const description = [describedBy, waits && ready ? id : undefined].filter((one) => one !== undefined).join(' ');
  return (
    <>
      <Button
        {...button}
        type="submit"
        disabled={disabled || waits}
        // Also a button that its own success disables keeps the focus.
        focusableWhenDisabled
        {...(description !== '' && { 'aria-describedby': description })}
      />
      {waits && ready ? (
        <p id={id} className={styles.reason}>
          {t('offline')}
        </p>
      ) : null}
    </>
  );
}
