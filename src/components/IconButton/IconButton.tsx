import { useContext } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

import { ButtonJoin, buttonStyles as styles } from '#components/Button';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { Tooltip } from '#components/Tooltip';
import type { TooltipProps } from '#components/Tooltip';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusRing } from '#theme/mixins.css';

export type IconButtonProps = {
  /** Its name, and the text of its tooltip. */
  label: string;
  icon: IconSource;
  /** Drawn instead of the icon, at most as large as the button: a person's picture, a flag. */
  picture?: ReactNode;
  tone?: keyof typeof styles.tone;
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  type?: 'button' | 'submit';
  /** Work is going on: the button stays in the tab order and swallows presses. */
  busy?: boolean;
  disabled?: boolean;
  /** Does nothing now, but can be reached and read: for controls of a toolbar. */
  inactive?: boolean;
  /** Where this button shows or hides something. */
  expanded?: boolean | undefined;
  /** Id of what it opens. */
  controls?: string | undefined;
  popup?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** On or off, for a button that stays pressed. */
  pressed?: boolean;
  /** Id of a text that explains more. */
  describedBy?: string;
  /** Keys that do the same, as `aria-keyshortcuts` writes them. */
  keyShortcuts?: string | undefined;
  /** The same keys, shown beside the name: `Mod+K`. */
  shortcut?: string | undefined;
  /** `false` where a composite widget moves the focus by arrow keys and this is not its tab stop. */
  tabStop?: boolean;
  /** Where the tooltip stands. */
  placement?: NonNullable<TooltipProps['placement']>;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** A `Button` that shows only an icon; it always has a name, and shows it on hover and focus. */
export function IconButton({
  label,
  icon,
  picture,
  tone = 'neutral',
  variant = 'quiet',
  size = 'default',
  type = 'button',
  busy = false,
  disabled = false,
  inactive = false,
  expanded,
  controls,
  popup,
  pressed,
  describedBy,
  keyShortcuts,
  shortcut,
  tabStop = true,
  placement = 'bottom',
  onClick,
  ref,
}: IconButtonProps) {
  const place = useContext(ButtonJoin);
  return (
    <Tooltip text={label} keys={shortcut} purpose="label" placement={placement} muted={expanded === true}>
      {() => (
        <button
          ref={ref}
          type={type === 'submit' ? 'submit' : 'button'}
          className={`${focusRing} ${styles.root} ${styles.size[size]} ${styles.square[size]} ${styles.tone[tone]} ${styles.variant[variant]}`}
          disabled={disabled}
          // Initials in a picture are no part of the name, so that is a text beside them.
          aria-label={picture === undefined || busy ? label : undefined}
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
          onClick={(event) => {
            if (busy || inactive) event.preventDefault();
            else onClick?.(event);
          }}
        >
          {busy ? (
            <Spinner />
          ) : picture === undefined ? (
            <Icon source={icon} size={size === 'compact' ? 'small' : 'medium'} />
          ) : (
            <>
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden="true" className={styles.picture}>
                {picture}
              </span>
            </>
          )}
        </button>
      )}
    </Tooltip>
  );
}
