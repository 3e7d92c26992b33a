import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { menuList } from '#components/Menu';
import type { MenuSection } from '#components/Menu';
import { NavigationBadge } from '#components/Navigation';
import type { NavigationBadge as Badge } from '#lib/navigation/navigationTree';

import * as styles from './HorizontalNavigation.css';

export type RootBranchProps = {
  title: string;
  icon?: IconSource | undefined;
  badge?: Badge | undefined;
  sections: readonly MenuSection[];
  /** Whether it contains the current page. */
  current: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  align?: 'start' | 'end';
  onAction?: ((id: string) => void) | undefined;
};

/** A navigation item that opens a menu of links below it. */
export function RootBranch({
  title,
  icon,
  badge,
  sections,
  current,
  disabled = false,
  describedBy,
  align = 'start',
  onAction,
}: RootBranchProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const ready = menuList.useIsLoaded();
  const expanded = opened !== null && ready;

  function open(at: 'first' | 'last') {
    if (disabled) return;
    menuList.preload();
    setOpened(at);
  }

  function close(returnFocus: boolean) {
    setOpened(null);
    if (returnFocus) trigger.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.control}
        aria-haspopup="menu"
        aria-expanded={expanded}
        aria-current={current ? 'location' : undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        onPointerEnter={menuList.preload}
        onFocus={menuList.preload}
        onKeyDown={handleKeyDown}
        onClick={() => (opened === null ? open('first') : close(true))}
      >
        {icon === undefined ? null : (
          <span className={styles.icon}>
            <Icon source={icon} />
          </span>
        )}
        <span className={styles.words} data-title={title}>
          {title}
        </span>
        {badge ? <NavigationBadge title={badge.title} tone={badge.tone} variant={badge.look} /> : null}
        <span className={styles.mark}>
          <Icon source={ChevronDownIcon} size="small" />
        </span>
      </button>
      {expanded ? (
        <menuList.Component
          label={title}
          sections={sections}
          start={opened}
          placement={align === 'end' ? 'bottom-end' : 'bottom-start'}
          anchor={() => trigger.current}
          trigger={trigger}
          onClose={close}
          onAction={(item) => onAction?.(item.id)}
        />
      ) : null}
    </>
  );
}
