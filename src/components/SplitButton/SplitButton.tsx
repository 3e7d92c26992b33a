import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { ButtonGroup } from '#components/ButtonGroup';
import type { IconSource } from '#components/Icon';
import { Menu } from '#components/Menu';
import type { MenuItem, MenuSection } from '#components/Menu';

export type SplitButtonProps = {
  /** Text of the main action; it names the pair too. */
  label: string;
  /** Names the button beside it, for instance "More ways to save". */
  menuLabel: string;
  /** The other ways to do it. */
  sections: readonly MenuSection[];
  /** The main action. */
  onClick: () => void;
  /** Called with the id of the other way that was chosen. */
  onSelect: (id: string, item: MenuItem) => void;
  icon?: IconSource;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  type?: 'button' | 'submit';
  /** The main action is going on; the other ways wait. */
  busy?: boolean;
  disabled?: boolean;
};

/** An action, and beside it a menu of other ways to do it. */
export function SplitButton({
  label,
  menuLabel,
  sections,
  onClick,
  onSelect,
  icon,
  tone = 'neutral',
  variant = 'soft',
  size = 'default',
  type = 'button',
  busy = false,
  disabled = false,
}: SplitButtonProps) {
  const look = { tone, variant, size } as const;
  return (
    <ButtonGroup label={label}>
      <Button {...look} type={type} busy={busy} disabled={disabled} onClick={onClick} {...(icon ? { icon } : {})}>
        {label}
      </Button>
      <Menu
        {...look}
        label={menuLabel}
        icon={ChevronDownIcon}
        align="end"
        sections={sections}
        disabled={disabled || busy}
        onSelect={onSelect}
      />
    </ButtonGroup>
  );
}
