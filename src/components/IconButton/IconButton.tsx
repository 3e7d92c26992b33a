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
  /** Accessible name and tooltip. */
  label: string;
  icon: IconSource;
  /** Replaces the icon, at most as large as the button: a person's picture, a flag. */
  leadingVisual?: ReactNode;
  tone?: keyof typeof styles.tone;
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  type?: 'button' | 'submit';
  /** Loading: the button stays in the tab order and ignores clicks. */
  loading?: boolean;
  disabled?: boolean;
  /** Keeps a disabled button focusable and readable: for toolbar controls. */
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
  /** The shortcut shown in the tooltip: `Mod+K`. */
  shortcut?: string | undefined;
  /** `false` inside a composite widget with roving focus, when this button is not the tab stop. */
  tabStop?: boolean;
  /** Position of the tooltip. */
  placement?: NonNullable<TooltipProps['placement']>;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** Icon-only `Button`; always has an accessible name, shown as a tooltip on hover and focus. */
export function IconButton({
  label,
  icon,
  leadingVisual,
  tone = 'neutral',
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  loading = false,
  disabled = false,
  focusableWhenDisabled = false,
  'aria-expanded': expanded,
  'aria-controls': controls,
  'aria-haspopup': popup,
  'aria-pressed': pressed,
  'aria-describedby': describedBy,
  'aria-keyshortcuts': keyShortcuts,
  shortcut,
  tabStop = true,
  placement = 'bottom',
  onClick,
  ref,
}: IconButtonProps) {
  const place = useContext(ButtonJoin);
  const unavailable = loading || (disabled && focusableWhenDisabled);
  return (
    <Tooltip text={label} keys={shortcut} purpose="label" placement={placement} muted={expanded === true}>
      {() => (
        <button
          ref={ref}
          type={type === 'submit' ? 'submit' : 'button'}
          className={`${focusRing} ${styles.root} ${styles.size[size]} ${styles.square[size]} ${styles.tone[tone]} ${styles.variant[variant]}`}
          disabled={disabled && !focusableWhenDisabled}
          // Initials in a picture are not part of the accessible name, so the label is rendered as text.
          aria-label={leadingVisual === undefined || loading ? label : undefined}
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
          onClick={(event) => {
            if (unavailable) event.preventDefault();
            else onClick?.(event);
          }}
        >
          {loading ? (
            <Spinner />
          ) : leadingVisual === undefined ? (
            <Icon source={icon} size={size === 'small' ? 'small' : 'medium'} />
          ) : (
            <>
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden="true" className={styles.picture}>
                {leadingVisual}
              </span>
            </>
          )}
        </button>
      )}
    </Tooltip>
  );
}
