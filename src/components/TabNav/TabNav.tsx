import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { formatNumber } from '#lib/format/formatNumber';

import * as styles from './TabNav.css';

/** A link of a `TabNav`. */
export type TabNavItem = {
  href: string;
  label: string;
  leadingIcon?: IconSource | undefined;
  /** Number beside the label, such as of records; it is part of the link's name. */
  count?: number | undefined;
};

export type TabNavProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly TabNavItem[];
  /** `href` of the item that is open. */
  currentHref: string;
};

/** Links between the parts of one record or page, each with an address of its own. Parts without one are `Tabs`. */
export function TabNav({ label, items, currentHref }: TabNavProps) {
  const { i18n } = useTranslation('components');
  const list = useRef<HTMLUListElement>(null);

  // A link may lead to a part that is scrolled out of view, and so may a count that is added later. Scroll the list only,
  // never the page.
  const labels = items.map((item) => `${item.label}${item.count ?? ''}`).join();
  useEffect(() => {
    const bar = list.current;
    const box = bar?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!bar || !box) return;
    const { left, right } = bar.getBoundingClientRect();
    if (box.left < left) bar.scrollLeft += box.left - left;
    else if (box.right > right) bar.scrollLeft += box.right - right;
  }, [currentHref, labels]);

  return (
    <nav aria-label={label}>
      <ul ref={list} role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <BaseLink
              href={item.href}
              className={styles.link}
              {...(item.href === currentHref ? { current: 'page' as const } : {})}
            >
              {item.leadingIcon ? <Icon source={item.leadingIcon} /> : null}
              {item.label}
              {item.count === undefined ? null : (
                <span className={styles.count}>{formatNumber(item.count, i18n.language)}</span>
              )}
            </BaseLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
