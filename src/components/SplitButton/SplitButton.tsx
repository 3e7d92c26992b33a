import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { ButtonGroup } from '#components/ButtonGroup';
import type { IconSource } from '#components/Icon';
import { Menu } from '#components/Menu';
import type { MenuItem, MenuSection } from '#components/Menu';

export type SplitButtonProps = {
  /** Text of the main action; also names the button group. */
  label: string;
  /** Accessible name of the menu button, for example "More save options". */
  menuLabel: string;
  /** The alternative actions. */
  sections: readonly MenuSection[];
  /** Called when the main action is clicked. */
  onClick: () => void;
  /** Called with the id of the chosen alternative. */
  onAction: (id: string, item: MenuItem) => void;
  leadingIcon?: IconSource;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  type?: 'button' | 'submit';
  /** The main action is running; the alternatives are unavailable. */
  loading?: boolean;
  disabled?: boolean;
};

/** A button with a menu of alternatives to its action. */
export function SplitButton({
  label,
  menuLabel,
  sections,
  onClick,
  onAction,
  leadingIcon,
  tone = 'neutral',
  variant = 'soft',
  size = 'medium',
  type = 'button',
  loading = false,
  disabled = false,
}: SplitButtonProps) {
  const look = { tone, variant, size } as const;
  return (
    <ButtonGroup label={label}>
      <Button
        {...look}
        type={type}
        loading={loading}
        disabled={disabled}
        onClick={onClick}
        {...(leadingIcon ? { leadingIcon } : {})}
      >
        {label}
      </Button>
      <Menu
        {...look}
        label={menuLabel}
        icon={ChevronDownIcon}
        align="end"
        sections={sections}
        disabled={disabled || loading}
        onAction={onAction}
      />
    </ButtonGroup>
  );
}
