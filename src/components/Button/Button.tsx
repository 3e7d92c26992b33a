import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Button.css';
import { ButtonJoin } from './ButtonJoin';

export { ButtonJoin } from './ButtonJoin';
export type { ButtonPlace } from './ButtonJoin';

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
  /** Work is going on: the button keeps its width and its place in the tab order, and swallows presses. */
  busy?: boolean;
  disabled?: boolean;
  /** Does nothing now, but can be reached and read: for controls of a toolbar. */
  inactive?: boolean;
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
  /** Keys that do the same, as `aria-keyshortcuts` writes them. */
  keyShortcuts?: string | undefined;
  /** `false` where a composite widget moves the focus by arrow keys and this is not its tab stop. */
  tabStop?: boolean;
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
  inactive = false,
  full = false,
  expanded,
  controls,
  popup,
  pressed,
  describedBy,
  keyShortcuts,
  tabStop = true,
  onClick,
  ref,
}: ButtonProps) {
  const place = useContext(ButtonJoin);
  // Without an icon whose place the spinner could take, it stands over the words.
  const covered = busy && icon === undefined;
  return (
    <button
      ref={ref}
      // The type is one of three words, always given.
      type={type}
      className={buttonClass({ tone, variant, size })}
      disabled={disabled}
      aria-disabled={busy || inactive || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      aria-keyshortcuts={keyShortcuts}
      tabIndex={tabStop ? undefined : -1}
      data-joined={place ?? undefined}
      data-busy={busy || undefined}
      data-full={full || undefined}
      onClick={(event) => {
        if (busy || inactive) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {covered ? (
        <span className={styles.working}>
          <Spinner />
        </span>
      ) : null}
      {busy && !covered ? (
        <span className={styles.iconPlace[size ?? 'default']}>
          <Spinner />
        </span>
      ) : icon ? (
        <Icon source={icon} size={size === 'compact' ? 'small' : 'medium'} />
      ) : null}
      <span className={styles.words} data-covered={covered || undefined}>
        {children}
        {iconAfter ? <Icon source={iconAfter} size="small" /> : null}
      </span>
    </button>
  );
}
