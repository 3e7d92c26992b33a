import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, Ref, RefObject } from 'react';

import { Positioner } from '#components/Positioner';
import { nextIndex } from '#components/internal/nextIndex';
import { findTypeAheadMatch, TypeAhead } from '#components/internal/typeAhead';
import { lineKeys } from '#lib/browser/direction';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { MenuLine } from './MenuLine';
import * as styles from './MenuList.css';
import { headsFor } from './safeTriangle';
import type { MenuItem, MenuSection } from './sections';

export type MenuPanelProps = {
  id: string;
  label: string;
  /** Id of the describing element. */
  describedBy?: string | undefined;
  sections: readonly MenuSection[];
  /** Closes all levels. */
  onClose: (returnFocus: boolean) => void;
  onAction: (item: MenuItem) => void;
  /** Submenus only: closes the submenu and returns focus to its item. */
  onBack?: () => void;
  /** Submenus only: called when the pointer enters it. */
  onReach?: () => void;
  /** Rendered inside its parent list. */
  nested?: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Delay in ms before a hovered item opens its submenu. */
const hoverDelay = 120;
/** Time in ms the pointer may rest on other items on its way to the submenu. */
const detour = 250;

/** The items of one level, without those of nested levels. */
export function linesOf(menu: HTMLElement | null): HTMLElement[] {
  const lines = menu?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
  return [...lines].filter((line) => line.closest('[role="menu"]') === menu);
}

/** The item focused when a level opens: the checked item of a radio group, otherwise the first. */
export function entryOf(menu: HTMLElement | null): HTMLElement | undefined {
  const lines = linesOf(menu);
  return lines.find((line) => line.ariaChecked === 'true' && line.role === 'menuitemradio') ?? lines[0];
}

/** One level of a menu: arrow keys, Home, End, type-ahead and submenus; Escape and Tab return focus. */
export function MenuPanel({
  id,
  label,
  describedBy,
  sections,
  onClose,
  onAction,
  onBack,
  onReach,
  nested = false,
  ref,
}: MenuPanelProps) {
  const lineId = useId();
  const [typeAhead] = useState(() => new TypeAhead());
  const timer = useRef(0);
  const last = useRef({ x: 0, y: 0 });
  // The item whose submenu is open, and whether the submenu takes focus when it opens.
  const [opened, setOpened] = useState<{ id: string; focus: boolean } | null>(null);
  const small = useMediaQuery(media.belowSm);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const submenuId = (item: MenuItem) => `${lineId}-${item.id}-menu`;
  const itemOf = (line: Element | undefined) =>
    sections.flatMap(({ items }) => items).find((item) => line?.id === `${lineId}-${item.id}`);

  function enter(item: MenuItem) {
    if (opened?.id === item.id) entryOf(document.getElementById(submenuId(item)))?.focus();
    else setOpened({ id: item.id, focus: true });
  }

  function leave(item: MenuItem) {
    setOpened(null);
    document.getElementById(`${lineId}-${item.id}`)?.focus();
  }

  function focusLine(line: HTMLElement | undefined) {
    window.clearTimeout(timer.current);
    if (!line) return;
    if (!small) setOpened(null);
    line.focus();
  }

  function type(all: HTMLElement[], from: number, letter: string, at: number) {
    const textAt = (index: number) => all[index]?.dataset['line'] ?? '';
    const found = findTypeAheadMatch(
      typeAhead.add(letter, at),
      all.length,
      from,
      textAt,
      document.documentElement.lang,
    );
    focusLine(all[found]);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const menu = event.currentTarget;
    if (!(event.target instanceof Element) || event.target.closest('[role="menu"]') !== menu) return;
    const all = linesOf(menu);
    const current = all.findIndex((line) => line === document.activeElement);
    const line = all[current];
    const typing = typeAhead.accepts(event);
    const item = itemOf(line);
    const { forward, back } = lineKeys(menu);
    switch (event.key) {
      case forward:
        if (item?.submenu && !item.disabled) enter(item);
        break;
      case back:
        onBack?.();
        break;
      case 'Escape':
        if (onBack) onBack();
        else onClose(true);
        break;
      case 'Tab':
        // Tab continues from the button, as if the menu had not been open.
        onClose(true);
        event.stopPropagation();
        return;
      case ' ':
        // Links are not activated by Space natively.
        if (typing) type(all, current, ' ', event.timeStamp);
        else line?.click();
        break;
      case 'Enter':
        // The browser turns the key into a click on the item.
        event.stopPropagation();
        return;
      default: {
        const next = nextIndex(event.key, { count: all.length, current, orientation: 'vertical' });
        if (next !== null) focusLine(all[next]);
        else if (typing) type(all, current, event.key, event.timeStamp);
        else return;
      }
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function settle(line: HTMLElement, item: MenuItem) {
    line.focus({ preventScroll: true });
    if (opened?.id === item.id) return;
    setOpened(null);
    if (!item.submenu || item.disabled || small) return;
    timer.current = window.setTimeout(() => setOpened({ id: item.id, focus: false }), hoverDelay);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>, item: MenuItem) {
    onReach?.();
    // A touch that scrolls the list must not activate an item.
    if (event.pointerType === 'touch') return;
    const line = event.currentTarget;
    const spot = { x: event.clientX, y: event.clientY };
    const was = last.current;
    last.current = spot;
    const submenu =
      opened && opened.id !== item.id && !small ? document.getElementById(`${lineId}-${opened.id}-menu`) : null;
    if (submenu && headsFor(was, spot, submenu.getBoundingClientRect())) {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => settle(line, item), detour);
      return;
    }
    if (line === document.activeElement) return;
    window.clearTimeout(timer.current);
    settle(line, item);
  }

  function select(section: MenuSection, item: MenuItem, event: MouseEvent) {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    if (item.submenu) {
      window.clearTimeout(timer.current);
      // `detail` is 0 when Enter or Space caused the click.
      if (event.detail === 0) enter(item);
      else if (small && opened?.id === item.id) setOpened(null);
      else if (opened?.id !== item.id) setOpened({ id: item.id, focus: false });
      return;
    }
    if (section.kind !== 'checkbox') onClose(true);
    item.onAction?.();
    onAction(item);
  }

  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={nested ? styles.nested : styles.root}
      onKeyDown={handleKeyDown}
    >
      {sections.map((section) => {
        const indented = section.items.some(({ icon }) => icon);
        return (
          <div
            key={section.id}
            role="group"
            aria-labelledby={section.label === undefined ? undefined : `${lineId}-${section.id}-heading`}
            className={styles.section}
          >
            {section.label === undefined ? null : (
              <div id={`${lineId}-${section.id}-heading`} role="presentation" className={styles.heading}>
                {section.label}
              </div>
            )}
            {section.items.map((item) => {
              const open = item.submenu !== undefined && opened?.id === item.id;
              return (
                <div key={item.id} role="none">
                  <MenuLine
                    id={`${lineId}-${item.id}`}
                    item={item}
                    kind={section.kind ?? 'action'}
                    indented={indented}
                    openSubmenu={open ? submenuId(item) : undefined}
                    nested={small}
                    onPointerMove={(event) => handlePointerMove(event, item)}
                    onPointerLeave={() => {
                      // A submenu that has not opened yet stays closed if the pointer only passed over its item.
                      if (!open) window.clearTimeout(timer.current);
                    }}
                    onClick={(event) => select(section, item, event)}
                  />
                  {open && item.submenu ? (
                    <Submenu
                      id={submenuId(item)}
                      label={item.label}
                      sections={item.submenu}
                      takesFocus={opened.focus}
                      nested={small}
                      line={() => document.getElementById(`${lineId}-${item.id}`)}
                      onClose={onClose}
                      onAction={onAction}
                      onBack={() => leave(item)}
                      onReach={() => window.clearTimeout(timer.current)}
                    />
                  ) : null}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

type SubmenuProps = Omit<MenuPanelProps, 'ref'> & {
  takesFocus: boolean;
  line: () => HTMLElement | null;
};

/** A nested level: beside its item, or below it where the screen has no space for two lists. */
function Submenu({ takesFocus, line, ...panel }: SubmenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useFocusOnce(menu, takesFocus);
  if (panel.nested) return <MenuPanel {...panel} ref={menu} />;
  return (
    <Positioner anchor={line} placement="beside">
      <MenuPanel {...panel} ref={menu} />
    </Positioner>
  );
}

// Not in the panel: its effects run before the surrounding popup is shown.
function useFocusOnce(menu: RefObject<HTMLElement | null>, wanted: boolean) {
  const first = useRef(wanted);
  useLayoutEffect(() => {
    if (first.current) entryOf(menu.current)?.focus({ preventScroll: true });
  }, [menu]);
}
