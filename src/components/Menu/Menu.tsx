import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { lazyComponent } from '#lib/react/lazyComponent';

import * as styles from './Menu.css';
import type { MenuItem, MenuSection } from './sections';

export { radioSection } from './sections';
export type { MenuItem, MenuSection, RadioSectionOptions } from './sections';

export type MenuProps = {
  /** Accessible name of the button and the menu. If `text` is shown too, the label should contain it. */
  label: string;
  /** Text on the button; without it the button shows only its icon. */
  text?: string;
  /** `false`: below sm, a button with an icon hides its text and takes its name from a separate `label`. */
  textOnPhone?: boolean;
  icon?: IconSource;
  /** Shown on the button instead of the icon when there is no `text`: an avatar or a flag. */
  leadingVisual?: ReactNode;
  /** Non-interactive content above the items that describes the menu, for example the account it belongs to. */
  header?: ReactNode;
  /** Groups of items, with a line between them. */
  sections: readonly MenuSection[];
  /** Called with the id of the chosen item, after focus has returned to the button. */
  onAction?: (id: string, item: MenuItem) => void;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  /** Edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
  disabled?: boolean;
  /** `false` inside a composite widget with arrow key navigation, when this is not its tab stop. */
  tabStop?: boolean;
};

/** The lazy list of a menu, for components that open one without a button, such as `ContextMenu`. */
export const menuList = lazyComponent(() => import('./MenuList').then((part) => part.MenuList));

/** A button that opens a list of actions, choices or links (WAI-ARIA menu button). The list is loaded on demand. */
export function Menu({
  label,
  text,
  textOnPhone = true,
  icon,
  leadingVisual,
  header,
  sections,
  onAction,
  tone = 'neutral',
  variant = 'quiet',
  size = 'medium',
  align = 'start',
  disabled = false,
  tabStop = true,
}: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Item that receives focus when the list opens; null while it is closed.
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const ready = menuList.useIsLoaded();
  const expanded = opened !== null && ready;

  function open(at: 'first' | 'last') {
    menuList.preload();
    setOpened(at);
  }

  function close(returnFocus: boolean) {
    setOpened(null);
    if (returnFocus) trigger.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== trigger.current || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  const shared = {
    ref: trigger,
    tone,
    variant,
    size,
    disabled,
    tabStop,
    'aria-expanded': expanded,
    'aria-haspopup': 'menu',
    onClick: () => (opened === null ? open('first') : close(true)),
  } as const;

  return (
    <span
      role="presentation"
      className={styles.root}
      onPointerEnter={menuList.preload}
      onFocus={menuList.preload}
      onKeyDown={handleKeyDown}
    >
      {text === undefined ? (
        <IconButton {...shared} label={label} icon={icon ?? EllipsisVerticalIcon} leadingVisual={leadingVisual} />
      ) : (
        <Button {...shared} {...(icon ? { leadingIcon: icon } : {})} trailingIcon={ChevronDownIcon}>
          {text === label ? (
            text
          ) : (
            <>
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden="true" className={textOnPhone ? undefined : styles.roomy}>
                {text}
              </span>
            </>
          )}
        </Button>
      )}
      {expanded ? (
        <menuList.Component
          label={label}
          header={header}
          sections={sections}
          start={opened}
          placement={align === 'end' ? 'bottom-end' : 'bottom-start'}
          anchor={() => trigger.current}
          trigger={trigger}
          onClose={close}
          onAction={(item) => onAction?.(item.id, item)}
        />
      ) : null}
    </span>
  );
}
