import type { IconSource } from '#components/Icon';

/** One line of a `Menu`. */
export type MenuItem = {
  /** Unique in the whole menu, its submenus included. */
  id: string;
  label: string;
  icon?: IconSource;
  /** A second, quieter line. */
  description?: string;
  /** Keys that do the same elsewhere, for instance `Mod+Shift+K`: shown and announced; the owner listens for them. */
  shortcut?: string;
  /** Makes the item a link to this address of the application; `onSelect` is still told. */
  to?: string;
  /** The link leads to where the person is: the page itself, or the section it belongs to. */
  current?: 'page' | 'location' | undefined;
  /** The link opens beside this page. */
  newTab?: boolean | undefined;
  /** Makes the item open another menu with these lines. */
  submenu?: readonly MenuSection[];
  /** For items of a `checkbox` or `radio` section. */
  checked?: boolean;
  /** Can be reached and read, and does nothing. */
  disabled?: boolean;
  /** `error` for what destroys something. */
  tone?: 'neutral' | 'error';
  /** Language of the label, where it is not the page's. */
  lang?: string;
};

/** Lines of a `Menu` that belong together, set apart from the others by a rule. */
export type MenuSection = {
  id: string;
  /** Shown above the lines. */
  label?: string;
  /** `checkbox`: each on or off, the menu stays open. `radio`: one of them. */
  kind?: 'action' | 'checkbox' | 'radio';
  items: readonly MenuItem[];
};
