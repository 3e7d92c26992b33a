import type { ReactNode } from 'react';

import { ButtonBase, buttonStyles as styles } from '#components/Button';
import type { ButtonBaseProps } from '#components/Button';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { Tooltip } from '#components/Tooltip';
import type { TooltipProps } from '#components/Tooltip';
import { VisuallyHidden } from '#components/VisuallyHidden';

export type IconButtonProps = {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconSource;
  /** Replaces the icon, at most as large as the button: a person's picture, a flag. */
  leadingVisual?: ReactNode;
  type?: 'button' | 'submit';
  /** The shortcut shown in the tooltip: `Mod+K`. */
  shortcut?: string | undefined;
  /** Position of the tooltip. */
  placement?: NonNullable<TooltipProps['placement']>;
} & Omit<ButtonBaseProps, 'type'>;

/** Icon-only `Button`; always has an accessible name, shown as a tooltip on hover and focus. */
export function IconButton({
  label,
  icon,
  leadingVisual,
  tone = 'neutral',
  variant = 'quiet',
  size = 'medium',
  loading = false,
  shortcut,
  placement = 'bottom',
  ...button
}: IconButtonProps) {
  return (
    <Tooltip
      text={label}
      keys={shortcut}
      purpose="label"
      placement={placement}
      muted={button['aria-expanded'] === true}
    >
      {() => (
        <ButtonBase
          {...button}
          // Initials in a picture are not part of the accessible name, so the label is rendered as text.
          label={leadingVisual === undefined || loading ? label : undefined}
          square
          tone={tone}
          variant={variant}
          size={size}
          loading={loading}
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
        </ButtonBase>
      )}
    </Tooltip>
  );
}
