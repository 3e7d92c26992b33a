import type { IconSource } from '#components/Icon';

/** One item of a `Menu`. */
export type MenuItem = {
  /** Unique in the whole menu, including its submenus. */
  id: string;
  label: string;
  icon?: IconSource;
  /** Secondary text below the label. */
  description?: string;
  /**
   * Keyboard shortcut for the same action, such as `Mod+Shift+K`: shown and announced only; the parent handles the
   * keys.
   */
  shortcut?: string;
  /** Makes the item a link to this URL of the application; `onSelect` is still called. */
  href?: string;
  /** Marks the link to the current page (`page`) or to the section that contains it (`location`). */
  current?: 'page' | 'location' | undefined;
  /** Opens the link in a new tab. */
  newTab?: boolean | undefined;
  /** Makes the item open a submenu with these sections. */
  submenu?: readonly MenuSection[];
  /** For items of a `checkbox` or `radio` section. */
  checked?: boolean;
  /** Focusable, but cannot be activated. */
  disabled?: boolean;
  /** `error` marks a destructive action. */
  tone?: 'neutral' | 'error';
  /** Language of the label if it differs from the page. */
  lang?: string;
  /** Called when the item is chosen, after focus has returned to the button; before the menu's own `onAction`. */
  onAction?: (() => void) | undefined;
};

/** A group of menu items, separated from other groups by a rule. */
export type MenuSection = {
  id: string;
  /** Heading of the group. */
  label?: string;
  /** `checkbox`: items toggle independently and the menu stays open. `radio`: one of them is chosen. */
  kind?: 'action' | 'checkbox' | 'radio';
  items: readonly MenuItem[];
};

export type RadioSectionOptions<Value extends string> = {
  /** Unique in the whole menu. */
  id: string;
  /** Heading of the group. */
  label?: string;
  options: ReadonlyArray<Omit<MenuItem, 'id' | 'checked' | 'onAction'> & { value: Value }>;
  /** The value that is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** A `radio` section with the props of a `RadioGroup`, which reports its own choice. */
export function radioSection<Value extends string>({
  id,
  options,
  value: chosen,
  onChange,
  ...section
}: RadioSectionOptions<Value>): MenuSection {
  return {
    ...section,
    id,
    kind: 'radio',
    items: options.map(({ value, ...item }) => ({
      ...item,
      id: `${id}:${value}`,
      checked: value === chosen,
      onAction: () => onChange(value),
    })),
  };
}
