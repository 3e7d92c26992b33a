import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Button.css';
import { ButtonJoin } from './ButtonJoin';

export { ButtonJoin } from './ButtonJoin';
export type { ButtonPlace } from './ButtonJoin';

/** Button styles for other pressable controls: `IconButton`, a link that looks like a button. */
export const buttonStyles = styles;

export type ButtonProps = {
  /** The label: a verb and what it acts on, such as “Save changes”. */
  children: ReactNode;
  /**
   * Meaning of the action. One `primary` `solid` button per region.
   *
   * @default 'neutral'
   */
  tone?: keyof typeof styles.tone;
  /**
   * Visual weight: how much it stands out from what is around it.
   *
   * @default 'soft'
   */
  variant?: keyof typeof styles.variant;
  /**
   * Height: `small` in dense tables and toolbars, `large` in forms and on touch screens. Without it, that of the
   * `ControlSize` around it.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  type?: 'button' | 'submit' | 'reset';
  /** Before the label. */
  leadingIcon?: IconSource;
  /** After the label, for a control that opens an overlay. */
  trailingIcon?: IconSource;
  /** Loading: the button keeps its width and its place in the tab order, and ignores clicks. */
  loading?: boolean;
  disabled?: boolean;
  /** Keeps a disabled button focusable and readable: for toolbar controls. */
  focusableWhenDisabled?: boolean;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** Whether the content controlled by this button is visible. */
  'aria-expanded'?: boolean;
  /** Id of the controlled element. */
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  /** State of a toggle button. */
  'aria-pressed'?: boolean;
  /** Id of a description. */
  'aria-describedby'?: string;
  /** Equivalent keyboard shortcuts, in `aria-keyshortcuts` syntax. */
  'aria-keyshortcuts'?: string | undefined;
  /** `false` inside a composite widget with roving focus, when this button is not the tab stop. */
  tabStop?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** Class name for components that look like a button (`LinkButton`). */
export function buttonClass({
  tone = 'neutral',
  variant = 'soft',
  size = 'medium',
}: {
  [Key in 'tone' | 'variant' | 'size']?: ButtonProps[Key] | undefined;
}): string {
  return `${focusRing} ${styles.root} ${styles.size[size]} ${styles.tone[tone]} ${styles.variant[variant]}`;
}

/** Triggers an action. For navigation use a `Link` or a `LinkButton`. */
export function Button({
  children,
  tone,
  variant,
  size: ownSize,
  type = 'button',
  leadingIcon,
  trailingIcon,
  loading = false,
  disabled = false,
  focusableWhenDisabled = false,
  fullWidth = false,
  'aria-expanded': expanded,
  'aria-controls': controls,
  'aria-haspopup': popup,
  'aria-pressed': pressed,
  'aria-describedby': describedBy,
  'aria-keyshortcuts': keyShortcuts,
  tabStop = true,
  onClick,
  ref,
}: ButtonProps) {
  const size = useControlSize(ownSize);
  const place = useContext(ButtonJoin);
  const unavailable = loading || (disabled && focusableWhenDisabled);
  // Without an icon to replace, the spinner covers the label.
  const covered = loading && leadingIcon === undefined;
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass({ tone, variant, size })}
      disabled={disabled && !focusableWhenDisabled}
      aria-disabled={unavailable || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      aria-keyshortcuts={keyShortcuts}
      tabIndex={tabStop ? undefined : -1}
      data-joined={place ?? undefined}
      data-loading={loading || undefined}
      data-full-width={fullWidth || undefined}
      onClick={(event) => {
        if (unavailable) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {covered ? (
        <span className={styles.working}>
          <Spinner />
        </span>
      ) : null}
      {loading && !covered ? (
        <span className={styles.iconPlace[size]}>
          <Spinner />
        </span>
      ) : leadingIcon ? (
        <Icon source={leadingIcon} size={size === 'small' ? 'small' : 'medium'} />
      ) : null}
      <span className={styles.words} data-covered={covered || undefined}>
        {children}
        {trailingIcon ? <Icon source={trailingIcon} size="small" /> : null}
      </span>
    </button>
  );
}
