import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { useKeyShortcuts } from '#components/Kbd';
import { Menu } from '#components/Menu';
import type { MenuItem, MenuSection } from '#components/Menu';

/** One control of a `Toolbar`, described as the menu item it becomes when it does not fit. */
export type ToolbarItem = Omit<MenuItem, 'href' | 'description' | 'lang'> & {
  /** Shows the label beside the icon. Without an icon it is always shown. */
  withText?: boolean;
};

/** A group of toolbar controls. `checkbox`: each on or off. `radio`: one of them. */
export type ToolbarSection = Omit<MenuSection, 'items'> & {
  items: readonly ToolbarItem[];
};

export type ToolbarEntryProps = {
  item: ToolbarItem;
  kind: NonNullable<MenuSection['kind']>;
  size: NonNullable<ButtonProps['size']>;
  tabStop: boolean;
  onAction: (id: string, item: MenuItem) => void;
};

/** Renders one control of a toolbar: a button, a toggle button, or a menu button. */
export function ToolbarEntry({ item, kind, size, tabStop, onAction }: ToolbarEntryProps) {
  const keyShortcuts = useKeyShortcuts(item.shortcut);
  const { icon } = item;
  const bare = icon !== undefined && !item.withText;
  const on = kind !== 'action' && item.checked === true;
  const look = {
    size,
    tabStop,
    variant: 'quiet',
    tone: item.tone === 'error' ? 'error' : on ? 'primary' : 'neutral',
  } as const;
  if (item.submenu) {
    return (
      <Menu
        {...look}
        label={item.label}
        sections={item.submenu}
        onAction={onAction}
        disabled={item.disabled ?? false}
        {...(icon ? { icon } : {})}
        {...(bare ? {} : { text: item.label })}
      />
    );
  }
  const shared = {
    ...look,
    'aria-keyshortcuts': keyShortcuts,
    // Still focusable with the arrow keys, so that it can be discovered (WAI-ARIA toolbar).
    disabled: item.disabled ?? false,
    focusableWhenDisabled: true,
    onClick: () => {
      item.onAction?.();
      onAction(item.id, item);
    },
    ...(kind === 'action' ? {} : { 'aria-pressed': on }),
  };
  return bare ? (
    <IconButton {...shared} label={item.label} icon={icon} />
  ) : (
    <Button {...shared} {...(icon ? { leadingIcon: icon } : {})}>
      {item.label}
    </Button>
  );
}
