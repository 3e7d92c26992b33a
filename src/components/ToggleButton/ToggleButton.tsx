import type { Ref } from 'react';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';

export type ToggleButtonProps = {
  /** Says what is on while it is pressed, and stays the same in both states: "Bold", not "Make bold". */
  label: string;
  icon?: IconSource;
  /** Drawn while it is on, for instance the solid one of the same icon. */
  iconPressed?: IconSource;
  /** Shows only the icon; the label is its name and its tooltip. */
  iconOnly?: boolean;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  /** The change is on its way: the button keeps the focus and swallows presses. */
  busy?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that stays pressed until it is pressed again. A setting that is saved at once is a `Switch`. */
export function ToggleButton({
  label,
  icon,
  iconPressed,
  iconOnly = false,
  pressed,
  onChange,
  tone,
  variant = 'quiet',
  size = 'default',
  busy = false,
  disabled = false,
  ref,
}: ToggleButtonProps) {
  const drawn = pressed ? (iconPressed ?? icon) : icon;
  const shared = {
    // What is on wears the theme's colour, unless the caller gives it a meaning of its own.
    tone: tone ?? (pressed ? 'primary' : 'neutral'),
    variant,
    size,
    busy,
    disabled,
    pressed,
    onClick: () => onChange(!pressed),
    ...(ref === undefined ? {} : { ref }),
  } as const;
  return iconOnly && drawn ? (
    <IconButton {...shared} label={label} icon={drawn} />
  ) : (
    <Button {...shared} {...(drawn ? { icon: drawn } : {})}>
      {label}
    </Button>
  );
}
