import type { Ref } from 'react';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';

export type ToggleButtonProps = {
  /** Names what is on while pressed, and is the same in both states: "Bold", not "Make bold". */
  label: string;
  icon?: IconSource;
  /** Icon while pressed, for example the solid version. */
  iconPressed?: IconSource;
  /** Shows only the icon; the label becomes the accessible name and the tooltip. */
  iconOnly?: boolean;
  /** Whether it is on; the caller changes it in `onChange`. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  /** By default that of the surrounding `ControlSize`; `medium` with `iconOnly`. */
  size?: NonNullable<ButtonProps['size']>;
  /** The change is being saved: the button keeps focus and ignores clicks. */
  loading?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with a pressed state. For a setting that is saved immediately use a `Switch`. */
export function ToggleButton({
  label,
  icon,
  iconPressed,
  iconOnly = false,
  pressed,
  onChange,
  tone,
  variant = 'quiet',
  size,
  loading = false,
  disabled = false,
  ref,
}: ToggleButtonProps) {
  const drawn = pressed ? (iconPressed ?? icon) : icon;
  const shared = {
    // A pressed button is primary unless the caller sets a tone.
    tone: tone ?? (pressed ? 'primary' : 'neutral'),
    variant,
    ...(size !== undefined && { size }),
    loading,
    disabled,
    'aria-pressed': pressed,
    // An icon that changes says enough: a row of stars is no row of boxes.
    'data-other-icon': iconOnly && pressed && iconPressed !== undefined ? '' : undefined,
    onClick: () => onChange(!pressed),
    ...(ref === undefined ? {} : { ref }),
  } as const;
  return iconOnly && drawn ? (
    <IconButton {...shared} label={label} icon={drawn} />
  ) : (
    <Button {...shared} {...(drawn ? { leadingIcon: drawn } : {})}>
      {label}
    </Button>
  );
}
