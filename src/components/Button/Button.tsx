import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { focusRing } from '#theme/recipes.css';

import * as styles from './Button.css';

/** The look of a button, for other controls that are pressed: `IconButton`, a link that looks like a button. */
export const buttonStyles = styles;

export type ButtonProps = {
  children: ReactNode;
  /** What the action means. One `primary` `solid` button per region. */
  tone?: keyof typeof styles.tone;
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  type?: 'button' | 'submit' | 'reset';
  /** Drawn before the text. */
  icon?: IconSource;
  /** Drawn after the text, for a control that opens something. */
  iconAfter?: IconSource;
  /** Work is going on: the button stays in the tab order and swallows presses. */
  busy?: boolean;
  disabled?: boolean;
  /** As wide as its container. */
  full?: boolean;
  /** Where this button shows or hides something. */
  expanded?: boolean;
  /** Id of what it opens. */
  controls?: string;
  popup?: 'menu' | 'dialog' | 'listbox';
  /** On or off, for a button that stays pressed. */
  pressed?: boolean;
  /** Id of a text that explains more. */
  describedBy?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** How a button looks, for the components that wear its clothes (`LinkButton`). */
export function buttonClass({
  tone = 'neutral',
  variant = 'soft',
  size = 'default',
}: {
  [Key in 'tone' | 'variant' | 'size']?: ButtonProps[Key] | undefined;
}): string {
  return `${focusRing} ${styles.root} ${styles.size[size]} ${styles.tone[tone]} ${styles.variant[variant]}`;
}

/** Does something here and now. What goes somewhere is a `Link` or a `LinkButton`. */
export function Button({
  children,
  tone,
  variant,
  size,
  type = 'button',
  icon,
  iconAfter,
  busy = false,
  disabled = false,
  full = false,
  expanded,
  controls,
  popup,
  pressed,
  describedBy,
  onClick,
  ref,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      // The type is one of three words, always given.
      type={type}
      className={buttonClass({ tone, variant, size })}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      data-busy={busy || undefined}
      data-full={full || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon ? <Icon source={icon} size={size === 'compact' ? 'small' : 'medium'} /> : null}
      {children}
      {iconAfter ? <Icon source={iconAfter} size="small" /> : null}
    </button>
  );
}
