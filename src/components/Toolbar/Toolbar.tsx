import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ButtonProps } from '#components/Button';
import { Menu } from '#components/Menu';
import type { MenuItem, MenuSection } from '#components/Menu';
import { nextIndex } from '#components/internal/nextIndex';
import { isRtl } from '#lib/browser/direction';

import { fitting } from './fitting';
import * as styles from './Toolbar.css';
import { ToolbarEntry } from './ToolbarEntry';
import type { ToolbarItem, ToolbarSection } from './ToolbarEntry';

export { fitting } from './fitting';
export type { ToolbarItem, ToolbarSection } from './ToolbarEntry';

export type ToolbarProps = {
  /** Accessible name of the toolbar. */
  label: string;
  /** Groups of controls, separated by rules. Controls that do not fit move into a menu at the end. */
  sections: readonly ToolbarSection[];
  /** Called with the id of the activated control, on the bar or in one of its menus. */
  onAction: (id: string, item: MenuItem) => void;
  size?: NonNullable<ButtonProps['size']>;
};

/** Space between two controls of a section, and between two sections including their rule, in px. */
const gaps = { entry: 2, section: 9 };
const menuWidths = { small: 32, medium: 40, large: 48 } as const;

/** Frequent actions in a row (WAI-ARIA toolbar): one tab stop, arrow keys, and an overflow menu. */
export function Toolbar({ label, sections, onAction, size = 'medium' }: ToolbarProps) {
  const { t } = useTranslation('Toolbar');
  const root = useRef<HTMLDivElement>(null);
  const widths = useRef(new Map<string, number>());
  const items = sections.flatMap((section) => section.items);
  const [shown, setShown] = useState(items.length);
  const [reached, setReached] = useState('');

  const measure = useEffectEvent(() => {
    const bar = root.current;
    if (!bar) return;
    for (const entry of bar.querySelectorAll<HTMLElement>('[data-entry]'))
      widths.current.set(entry.dataset['entry'] ?? '', entry.getBoundingClientRect().width);
    const taken = sections.flatMap((section, at) =>
      section.items.map(({ id }, position) => {
        const width = widths.current.get(`${size} ${id}`);
        const before = position > 0 ? gaps.entry : at > 0 ? gaps.section : 0;
        return width === undefined ? undefined : width + before;
      }),
    );
    setShown(fitting(taken, bar.clientWidth, menuWidths[size]));
  });

  useLayoutEffect(() => measure(), [sections, size]);

  useEffect(() => {
    const bar = root.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);

  const visible = cut(sections, 0, shown);
  const hidden = cut(sections, shown, items.length);
  const moreId = 'more';
  const ids = [
    ...visible.flatMap((section) => section.items).map(({ id }) => `item-${id}`),
    ...(hidden.length > 0 ? [moreId] : []),
  ];
  const stop = ids.includes(reached) ? reached : ids[0];

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Keys inside an open menu belong to the menu.
    if (event.target instanceof Element && event.target.closest('[role="menu"]')) return;
    const next = nextIndex(event.key, {
      count: ids.length,
      current: ids.indexOf(stop ?? ''),
      orientation: 'horizontal',
      rtl: isRtl(event.currentTarget),
    });
    const id = next === null ? undefined : ids[next];
    if (id === undefined) return;
    event.preventDefault();
    const places = root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
    [...places]
      .find((place) => place.dataset['place'] === id)
      ?.querySelector('button')
      ?.focus();
  }

  return (
    <div ref={root} role="toolbar" aria-label={label} className={styles.root} onKeyDown={handleKeyDown}>
      {visible.map((section) => (
        <div key={section.id} role="group" aria-label={section.label} className={styles.section}>
          {section.items.map((item) => (
            <div
              key={item.id}
              data-entry={`${size} ${item.id}`}
              data-place={`item-${item.id}`}
              className={styles.entry}
              onFocus={() => setReached(`item-${item.id}`)}
            >
              <ToolbarEntry
                item={item}
                kind={section.kind ?? 'action'}
                size={size}
                tabStop={stop === `item-${item.id}`}
                onAction={onAction}
              />
            </div>
          ))}
        </div>
      ))}
      {hidden.length > 0 ? (
        <div data-place={moreId} className={styles.entry} onFocus={() => setReached(moreId)}>
          <Menu
            label={t('more')}
            icon={EllipsisHorizontalIcon}
            align="end"
            size={size}
            tabStop={stop === moreId}
            sections={hidden}
            onAction={onAction}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The sections with only the entries between two positions, without those that become empty. */
function cut(sections: readonly ToolbarSection[], from: number, to: number): ToolbarSection[] & MenuSection[] {
  let at = 0;
  return sections.flatMap((section) => {
    const items = section.items.filter((_: ToolbarItem, index) => at + index >= from && at + index < to);
    at += section.items.length;
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}
