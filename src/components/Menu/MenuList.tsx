import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';

import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';

import { entryOf, linesOf, MenuPanel } from './MenuPanel';
import * as styles from './Menu.css';
import { header as headerClass } from './MenuList.css';
import type { MenuItem, MenuSection } from './sections';

export type MenuListProps = {
  label: string;
  /** Above the items; describes the menu. */
  header?: ReactNode;
  sections: readonly MenuSection[];
  /** Item that receives focus first. */
  start: 'first' | 'last';
  placement: NonNullable<PositionerProps['placement']>;
  /** Element or point the list is positioned against. */
  anchor: PositionerProps['anchor'];
  /** The button that toggles the list: clicking it is not an outside click. */
  trigger?: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
  onAction: (item: MenuItem) => void;
};

/** The popup of a `Menu` or a `ContextMenu`; loaded on demand. */
export function MenuList({
  label,
  header,
  sections,
  start,
  placement,
  anchor,
  trigger,
  onClose,
  onAction,
}: MenuListProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const focusStart = useEffectEvent(() => {
    const first = start === 'first' ? entryOf(menu.current) : linesOf(menu.current).at(-1);
    (first ?? menu.current)?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  });

  useLayoutEffect(() => focusStart(), []);

  const pressedOutside = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!root.current?.contains(target) && !trigger?.current?.contains(target)) onClose(false);
  });

  useEffect(() => {
    const press = (event: Event) => pressedOutside(event);
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);

  function handleBlur(event: FocusEvent) {
    // Focus moved elsewhere without a key or click here, for example by a screen reader command.
    const next = event.relatedTarget;
    if (next && !root.current?.contains(next) && !trigger?.current?.contains(next)) onClose(false);
  }

  return (
    <Positioner anchor={anchor} placement={placement}>
      <div ref={root} role="presentation" className={styles.root} onBlur={handleBlur}>
        {header === undefined ? null : (
          <div id={`${id}-header`} className={headerClass}>
            {header}
          </div>
        )}
        <MenuPanel
          ref={menu}
          id={id}
          label={label}
          describedBy={header === undefined ? undefined : `${id}-header`}
          sections={sections}
          onClose={onClose}
          onAction={onAction}
        />
      </div>
    </Positioner>
  );
}
