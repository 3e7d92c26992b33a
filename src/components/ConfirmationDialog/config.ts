import type { ReactNode } from 'react';

import type { ButtonProps } from '#components/Button';

import type * as styles from './ConfirmationDialog.css';

/** The eight colours of the specification, section 3. */
export type ConfirmationColor = keyof typeof styles.color;

/** How a question ended; close button, backdrop and Escape count as cancelled. */
export type ConfirmationResult = 'confirmed' | 'cancelled';

/** What is asked (specification, section 3). Whatever is left out has its default. */
export type ConfirmationConfig = {
  title?: string;
  /** Plain text, or `<Html text="inline" />` where the words come with markup. */
  message?: ReactNode;
  icon?: {
    /** Default `true`. */
    show?: boolean;
    /** Of an icon set, such as `heroicons_outline:trash`; default is a warning triangle. */
    name?: string;
    /** Default `warn`. */
    color?: ConfirmationColor;
  };
  actions?: {
    confirm?: {
      /** Default `true`. */
      show?: boolean;
      label?: string;
      /** Default `warn`; with `warn` and `error` the focus starts on Cancel. */
      color?: ConfirmationColor;
    };
    cancel?: {
      /** Default `true`. */
      show?: boolean;
      label?: string;
    };
  };
  /** Whether close button, backdrop and Escape cancel it. Default `false`. */
  dismissible?: boolean;
};

/** Which button wears which colour. */
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

/** Colours of what cannot be taken back: the first thing under the hand is the way out. */
export const destructive: ReadonlySet<ConfirmationColor> = new Set(['warn', 'error']);
