import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { useOnline } from '#lib/browser/useOnline';

import * as styles from './SubmitButton.css';

export type SubmitButtonProps = Pick<
  ButtonProps,
  'children' | 'tone' | 'variant' | 'size' | 'icon' | 'busy' | 'disabled' | 'full' | 'describedBy'
> & {
  /** `false` for a step that sends nothing, and so needs no network. */
  sends?: boolean;
};

/**
 * Sends a form that writes. Off line it waits and says why (directory 2.0.2): it can still be reached and keeps the
 * focus, and what was typed stays. A form that only asks has a plain `Button`.
 */
export function SubmitButton({ sends = true, describedBy, ...button }: SubmitButtonProps) {
  // Fetched while there is a network. A form is not held up by words that it may never say.
  const { t, ready } = useTranslation('SubmitButton', { useSuspense: false });
  const online = useOnline();
  const id = useId();
  const waits = sends && !online;
  const description = [describedBy, waits && ready ? id : undefined].filter((one) => one !== undefined).join(' ');
  return (
    <>
      <Button {...button} type="submit" inactive={waits} {...(description !== '' && { describedBy: description })} />
      {waits && ready ? (
        <p id={id} className={styles.reason}>
          {t('offline')}
        </p>
      ) : null}
    </>
  );
}
