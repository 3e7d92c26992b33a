import type { ReactNode } from 'react';

import type { ButtonProps } from '#components/Button';

import type * as styles from './ConfirmationDialog.css';

/** The eight colours of the specification, section 3. */
export type ConfirmationColor = keyof typeof styles.color;

/** Result of a confirmation; close button, backdrop and Escape count as cancelled. */
export type ConfirmationResult = 'confirmed' | 'cancelled';

/** Content of a confirmation (specification, section 3). Every field has a default. */
export type ConfirmationConfig = {
  title?: string;
  /** Plain text, or `<Html text="inline" />` for a message with HTML. */
  message?: ReactNode;
  icon?: {
    /** Default `true`. */
    show?: boolean;
    /** Name in an icon set, such as `heroicons_outline:trash`; default is a warning triangle. */
    name?: string;
    /** Default `warn`. */
    color?: ConfirmationColor;
  };
  /** The two buttons: whether each is shown, its label and its colour. */
  actions?: {
    confirm?: {
      /** Default `true`. */
      show?: boolean;
      label?: string;
      /** Default `warn`; with `warn` and `error` focus starts on Cancel. */
      color?: ConfirmationColor;
    };
    cancel?: {
      /** Default `true`. */
      show?: boolean;
      label?: string;
    };
  };
  /** Whether close button, backdrop and Escape cancel the dialog. Default `false`. */
  dismissible?: boolean;
};

/** Button tone per confirmation colour. */
export const buttonTone: Readonly<Record<ConfirmationColor, NonNullable<ButtonProps['tone']>>> = {
  primary: 'primary',
  accent: 'accent',
  warn: 'error',
  basic: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

/** Colours of destructive actions: initial focus is on Cancel. */
export const destructive: ReadonlySet<ConfirmationColor> = new Set(['warn', 'error']);
