import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { focusRing } from '#theme/mixins.css';

import * as styles from './InputFrame.css';

/** Class of the unstyled `input`, `select`, `textarea` or `button[role=combobox]` directly inside an `InputFrame`. */
export const bareControl = styles.bare;

/** Class of a button at the end of the frame, passed as `end`. */
export const frameButton = `${focusRing} ${styles.button}`;

/** Class of a short text at the end of the frame, passed as `end`: a unit. */
export const frameText = styles.text;

export type InputFrameProps = {
  /** The unstyled control: class `bareControl`, and a placeholder (at least a space) if it can be cleared. */
  children: ReactNode;
  size?: keyof typeof styles.size;
  /** Icon at the start of the control. */
  leadingIcon?: IconSource | undefined;
  /** Icon at the end, for a control that opens an overlay. */
  trailingIcon?: IconSource | undefined;
  /** Shows a spinner while the control's value is being processed. */
  loading?: boolean;
  /** Adds a button that clears the control. */
  clear?: { label: string; onClear: () => void } | undefined;
  /** Further content at the end: a text of class `frameText`, buttons of class `frameButton`. */
  end?: ReactNode;
  /** `plain` has a border only while it has the focus: for text that is read as much as written. */
  variant?: 'outline' | 'plain' | undefined;
  /** Allows several lines: tags before an input. */
  wrap?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Border, focus ring, icons and states shared by every text-like control; derives the states from the control inside.
 */
export function InputFrame({
  children,
  size = 'medium',
  leadingIcon,
  trailingIcon,
  loading = false,
  clear,
  end,
  variant = 'outline',
  wrap = false,
  ref,
}: InputFrameProps) {
  const { t } = useTranslation('components');
  return (
    <div
      ref={ref}
      className={`${styles.root} ${styles.size[size]}`}
      data-icon={leadingIcon ? true : undefined}
      data-wrap={wrap || undefined}
      data-plain={variant === 'plain' || undefined}
    >
      {leadingIcon ? (
        <span className={styles.before}>
          <Icon source={leadingIcon} />
        </span>
      ) : null}
      {children}
      {loading ? (
        <span className={styles.end}>
          <Spinner />
        </span>
      ) : clear ? (
        <button
          type="button"
          // Escape does the same from the keyboard, so the next field stays a single Tab away.
          tabIndex={-1}
          className={`${focusRing} ${styles.clear}`}
          aria-label={t('inputFrame.clear', { label: clear.label })}
          // Keeps the focus, and with it the on-screen keyboard, in the control.
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear.onClear}
        >
          <Icon source={XMarkIcon} />
        </button>
      ) : null}
      {end}
      {trailingIcon ? (
        <span className={styles.after}>
          <Icon source={trailingIcon} />
        </span>
      ) : null}
    </div>
  );
}
