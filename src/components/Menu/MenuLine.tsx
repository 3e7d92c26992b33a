import ArrowTopRightOnSquareIcon from '@heroicons/react/24/outline/ArrowTopRightOnSquareIcon';
import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import type { MouseEventHandler, PointerEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '#components/Icon';
import { Kbd, useKeyShortcuts } from '#components/Kbd';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './MenuList.css';
import type { MenuItem, MenuSection } from './sections';

export type MenuLineProps = {
  id: string;
  item: MenuItem;
  kind: NonNullable<MenuSection['kind']>;
  /** Another item in the menu has an icon, so all labels are aligned with it. */
  indented: boolean;
  /** Id of its submenu while that is open. */
  openSubmenu: string | undefined;
  /** The submenu expands below the item, inside the list. */
  nested: boolean;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerLeave: PointerEventHandler<HTMLElement>;
  onClick: MouseEventHandler<HTMLElement>;
};

const roles = { action: 'menuitem', checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const;

/** One menu item: an action, a choice, a link or a submenu trigger. */
export function MenuLine({
  id,
  item,
  kind,
  indented,
  openSubmenu,
  nested,
  onPointerMove,
  onPointerLeave,
  onClick,
}: MenuLineProps) {
  const keyShortcuts = useKeyShortcuts(item.shortcut);
  const opens = item.submenu !== undefined;
  const shared = {
    id,
    role: roles[kind],
    className: `${styles.item} ${styles.tone[item.tone ?? 'neutral']}`,
    tabIndex: -1,
    lang: item.lang,
    'aria-checked': kind === 'action' ? undefined : item.checked === true,
    'aria-disabled': item.disabled || undefined,
    'aria-haspopup': opens ? ('menu' as const) : undefined,
    'aria-expanded': opens ? openSubmenu !== undefined : undefined,
    'aria-controls': openSubmenu,
    'aria-keyshortcuts': keyShortcuts,
    'aria-current': item.current,
    'data-line': item.label,
    onPointerMove,
    onPointerLeave,
    onClick,
  };
  const content = (
    <>
      {kind === 'action' ? null : (
        <span className={styles.check}>{item.checked ? <Icon source={CheckIcon} size="small" /> : null}</span>
      )}
      {item.icon || indented ? (
        <span className={styles.icon}>{item.icon ? <Icon source={item.icon} /> : null}</span>
      ) : null}
      <span className={styles.texts}>
        {item.label}
        {item.description === undefined ? null : <span className={styles.description}>{item.description}</span>}
      </span>
      {item.shortcut === undefined ? null : (
        // Hidden, because `aria-keyshortcuts` announces it; in the accessible name it would be noise.
        <span aria-hidden="true" className={styles.shortcut}>
          <Kbd keys={item.shortcut} variant="plain" />
        </span>
      )}
      {opens ? (
        <span className={styles.onwards}>
          <Icon source={nested ? ChevronDownIcon : ChevronRightIcon} size="small" mirrored />
        </span>
      ) : null}
    </>
  );
  return item.href === undefined || item.disabled ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <Link
      to={item.href}
      target={item.newTab ? '_blank' : undefined}
      rel={item.newTab ? 'noopener noreferrer' : undefined}
      {...shared}
    >
      {content}
      {item.newTab ? <NewTab /> : null}
    </Link>
  );
}

function NewTab() {
  const { t } = useTranslation('components');
  return (
    <span className={styles.onwards}>
      <VisuallyHidden>{` ${t('anchor.newTab')}`}</VisuallyHidden>
      <Icon source={ArrowTopRightOnSquareIcon} size="small" mirrored />
    </span>
  );
}
