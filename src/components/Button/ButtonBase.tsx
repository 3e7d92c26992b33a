import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { focusRing } from '#theme/mixins.css';

import * as styles from './Button.css';
import { ButtonJoin } from './ButtonJoin';

/** Props of every button, with a text or with an icon alone. */
export type ButtonBaseProps = {
  /** Meaning of the action. One `primary` `solid` button per region. */
  tone?: keyof typeof styles.tone;
  /** Visual weight: how much it stands out from what is around it. */
  variant?: keyof typeof styles.variant;
  /** Height: `small` in dense tables and toolbars, `large` on touch screens. */
  size?: keyof typeof styles.size;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form that a submit button outside of it submits. */
  form?: string | undefined;
  /** Loading: the button keeps its width and its place in the tab order, and ignores clicks. */
  loading?: boolean;
  /** @default false */
  disabled?: boolean;
  /**
   * Keeps a disabled button focusable and readable: for toolbar controls.
   *
   * @default false
   */
  focusableWhenDisabled?: boolean;
  /** Whether the content controlled by this button is visible. */
  'aria-expanded'?: boolean | undefined;
  /** Id of the controlled element. */
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** State of a toggle button. */
  'aria-pressed'?: boolean;
  /** Id of a description. */
  'aria-describedby'?: string;
  /** Equivalent keyboard shortcuts, in `aria-keyshortcuts` syntax. */
  'aria-keyshortcuts'?: string | undefined;
  /**
   * `false` inside a composite widget with roving focus, when this button is not the tab stop.
   *
   * @default true
   */
  tabStop?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** Class name of everything that looks like a button: a `LinkButton` too. */
export function buttonClass({
  tone = 'neutral',
  variant = 'soft',
  size = 'medium',
}: {
  [Key in 'tone' | 'variant' | 'size']?: ButtonBaseProps[Key] | undefined;
}): string {
  return `${focusRing} ${styles.root} ${styles.size[size]} ${styles.tone[tone]} ${styles.variant[variant]}`;
}

export type ButtonBaseContent = {
  /** Accessible name where the content is not its text. */
  label?: string | undefined;
  /** As wide as high: an icon alone. */
  square?: boolean;
  fullWidth?: boolean;
  children: ReactNode;
};

/** The element behind `Button` and `IconButton`: looks, states and ARIA attributes. */
export function ButtonBase({
  label,
  square = false,
  fullWidth = false,
  children,
  tone,
  variant,
  size = 'medium',
  type = 'button',
  loading = false,
  disabled = false,
  focusableWhenDisabled = false,
  tabStop = true,
  onClick,
  ref,
  ...attributes
}: ButtonBaseProps & ButtonBaseContent) {
  const place = useContext(ButtonJoin);
  const unavailable = loading || (disabled && focusableWhenDisabled);
  const look = buttonClass({ tone, variant, size });
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      className={square ? `${look} ${styles.square[size]}` : look}
      disabled={disabled && !focusableWhenDisabled}
      aria-label={label}
      aria-disabled={unavailable || undefined}
      tabIndex={tabStop ? undefined : -1}
      data-joined={place ?? undefined}
      data-loading={loading || undefined}
      data-full-width={fullWidth || undefined}
      onClick={(event) => {
        if (unavailable) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
