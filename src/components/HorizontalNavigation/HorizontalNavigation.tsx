import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink, hrefKind } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import { iconOf, NavigationBadge } from '#components/Navigation';
import { fitting } from '#components/Toolbar';
import { Tooltip } from '#components/Tooltip';
import { containsActive, isActive, isBranch, withoutHidden } from '#lib/navigation/navigationTree';
import type { NavigationBranch, NavigationItem, NavigationLink } from '#lib/navigation/navigationTree';

import * as styles from './HorizontalNavigation.css';
import { menuSections, overflowSections } from './menuSections';
import { RootBranch } from './RootBranch';

export type HorizontalNavigationProps = {
  /** Accessible name of the landmark. */
  label: string;
  /** Groups, asides and collapsible items open a menu; dividers are ignored. */
  items: readonly NavigationItem[];
  /** Current path and query, which determine the current item. */
  currentHref: string;
  /** Shown instead of the items while loading or after an error. */
  status?: ReactNode;
  /** Called when a person follows an item. */
  onAction?: (id: string) => void;
};

/** Gap between two items, and the maximum width of the overflow menu, in px. */
const gap = 4;
const menuWidth = 132;

/** Navigation bar along the top of the application; items that do not fit move into a menu at the end. */
export function HorizontalNavigation({ label, items, currentHref, status, onAction }: HorizontalNavigationProps) {
  const { t, i18n } = useTranslation('HorizontalNavigation');
  const root = useRef<HTMLElement>(null);
  const widths = useRef(new Map<string, number>());
  const shown = withoutHidden(items).filter((item) => item.type !== 'divider');
  const entries = shown.filter((item): item is NavigationLink | NavigationBranch => 'title' in item);
  const keyOf = (id: string) => `${i18n.language} ${id}`;
  const [count, setCount] = useState(entries.length);

  const measure = useEffectEvent(() => {
    const bar = root.current;
    if (!bar) return;
    for (const entry of bar.querySelectorAll<HTMLElement>('[data-entry]')) {
      widths.current.set(entry.dataset['entry'] ?? '', entry.getBoundingClientRect().width);
    }
    const taken = entries.map(({ id }, index) => {
      const width = widths.current.get(keyOf(id));
      return width === undefined ? undefined : width + (index > 0 ? gap : 0);
    });
    setCount(fitting(taken, bar.clientWidth, menuWidth));
  });

  const signature = entries.map(({ id, title }) => keyOf(`${id} ${title}`)).join();
  // Items not yet measured are rendered first; this runs before the paint.
  useLayoutEffect(() => measure(), [signature, count]);

  useEffect(() => {
    const bar = root.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);

  const rest = entries.slice(count);
  const visible = new Set(entries.slice(0, count).map(({ id }) => id));

  return (
    <nav ref={root} aria-label={label} className={styles.root}>
      {status}
      <ul role="list" className={styles.list}>
        {shown.map((item) => {
          if (!('title' in item)) return <li key={item.id} aria-hidden="true" className={styles.spacer} />;
          if (!visible.has(item.id)) return null;
          return (
            <li key={item.id} className={styles.entry} data-entry={keyOf(item.id)}>
              <RootEntry item={item} currentHref={currentHref} onAction={onAction} />
            </li>
          );
        })}
        {rest.length > 0 ? (
          <li className={styles.entry}>
            <RootBranch
              title={t('more')}
              sections={overflowSections(rest, currentHref)}
              current={rest.some((item) => containsActive(item, currentHref))}
              align="end"
              onAction={onAction}
            />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

type RootEntryProps = {
  item: NavigationLink | NavigationBranch;
  currentHref: string;
  onAction: ((id: string) => void) | undefined;
};

function RootEntry({ item, currentHref, onAction }: RootEntryProps) {
  const { tooltip } = item;
  const draw = (describedBy: string | undefined) => <Control {...{ item, currentHref, describedBy, onAction }} />;
  return tooltip === undefined ? (
    draw(undefined)
  ) : (
    <Tooltip text={tooltip} placement="bottom">
      {draw}
    </Tooltip>
  );
}

function Control({ item, currentHref, describedBy, onAction }: RootEntryProps & { describedBy: string | undefined }) {
  const current = isBranch(item) ? containsActive(item, currentHref) : isActive(item, currentHref);
  const icon = item.icon === undefined ? undefined : iconOf(item.icon, current);
  if (isBranch(item)) {
    return (
      <RootBranch
        title={item.title}
        icon={icon}
        badge={item.badge}
        sections={menuSections(item.children, currentHref)}
        current={current}
        disabled={item.disabled ?? false}
        describedBy={describedBy}
        onAction={onAction}
      />
    );
  }
  const content = (
    <>
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words} data-title={item.title}>
        {item.title}
      </span>
      {item.badge ? (
        <NavigationBadge title={item.badge.title} tone={item.badge.tone} variant={item.badge.look} />
      ) : null}
    </>
  );
  const { link } = item;
  if (link === undefined) return <span className={styles.control}>{content}</span>;
  if (item.disabled || hrefKind(link) === 'unsafe') {
    return (
      <span role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={0} className={styles.control}>
        {content}
      </span>
    );
  }
  return (
    <BaseLink
      href={link}
      className={styles.control}
      current={current ? 'page' : undefined}
      plain={item.externalLink}
      newTab={item.externalLink === true && item.target === '_blank'}
      aria-describedby={describedBy}
      onClick={() => onAction?.(item.id)}
    >
      {content}
    </BaseLink>
  );
}
