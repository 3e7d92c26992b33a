import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';

import { menuList } from '#components/Menu';
import type { MenuItem, MenuSection } from '#components/Menu';

import * as styles from './ContextMenu.css';

export type ContextMenuProps = {
  /** Accessible name of the menu. */
  label: string;
  /**
   * Menu sections, or a function of the pressed element, so that one menu serves a whole list or table. With no
   * sections the browser's native menu opens.
   */
  sections: readonly MenuSection[] | ((target: Element) => readonly MenuSection[]);
  /** Called with the id of the selected item, after focus has been restored. */
  onAction?: (id: string, item: MenuItem) => void;
  /**
   * The area that opens the menu. It must contain a focusable element, and every menu action must also be available
   * elsewhere.
   */
  children: ReactNode;
};

type Opened = {
  sections: readonly MenuSection[];
  /** The pointer position, or the focused element. */
  anchor: Element | { getBoundingClientRect: () => DOMRect; contextElement: Element };
  giveBack: HTMLElement | null;
};

const longPress = 500;
/** Touch tolerance in px: a finger is never quite still; beyond this it is scrolling. */
const tremble = 10;

/**
 * Context menu at the pointer: right click, long press on touch, Shift+F10 or the menu key. The list is loaded on
 * demand.
 */
export function ContextMenu({ label, sections, onAction, children }: ContextMenuProps) {
  const timer = useRef(0);
  const pressed = useRef({ x: 0, y: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);
  const ready = menuList.useIsLoaded();

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function open(target: Element, spot: { x: number; y: number } | null): boolean {
    window.clearTimeout(timer.current);
    const shown = typeof sections === 'function' ? sections(target) : sections;
    if (shown.length === 0) return false;
    menuList.preload();
    const active = document.activeElement;
    setOpened({
      sections: shown,
      anchor: spot
        ? { contextElement: target, getBoundingClientRect: () => new DOMRect(spot.x, spot.y, 0, 0) }
        : target,
      giveBack: active instanceof HTMLElement ? active : null,
    });
    return true;
  }

  function close(returnFocus: boolean) {
    setOpened(null);
    if (returnFocus) opened?.giveBack?.focus();
  }

  const inMenu = (target: EventTarget) => target instanceof Element && target.closest('[role="menu"]') !== null;

  function handleContextMenu(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    if (inMenu(event.target)) {
      event.preventDefault();
      return;
    }
    // Opened by keyboard: the reported coordinates are meaningless.
    const byKey = event.button !== 2 && event.clientX === 0 && event.clientY === 0;
    if (open(event.target, byKey ? null : { x: event.clientX, y: event.clientY })) event.preventDefault();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const asked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!asked || !(event.target instanceof Element) || inMenu(event.target)) return;
    if (open(event.target, null)) event.preventDefault();
  }

  function handlePointerDown(event: PointerEvent) {
    if (event.pointerType !== 'touch' || !(event.target instanceof Element) || inMenu(event.target)) return;
    const { target, clientX: x, clientY: y } = event;
    pressed.current = { x, y };
    window.clearTimeout(timer.current);
    // Some touch systems fire no `contextmenu` event for a long press.
    timer.current = window.setTimeout(() => open(target, { x, y }), longPress);
  }

  function handlePointerMove(event: PointerEvent) {
    const { x, y } = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > tremble) window.clearTimeout(timer.current);
  }

  const cancel = () => window.clearTimeout(timer.current);

  return (
    <div
      role="presentation"
      className={styles.root}
      onContextMenu={handleContextMenu}
      onKeyDown={handleKeyDown}
      onPointerEnter={menuList.preload}
      onFocus={menuList.preload}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={cancel}
      onPointerCancel={cancel}
    >
      {children}
      {opened && ready ? (
        <menuList.Component
          // A press at another position remounts the menu.
          key={`${pressKey(opened)}`}
          label={label}
          sections={opened.sections}
          start="first"
          placement="bottom-start"
          anchor={() => opened.anchor}
          onClose={close}
          onAction={(item) => onAction?.(item.id, item)}
        />
      ) : null}
    </div>
  );
}

function pressKey({ anchor }: Opened): string {
  const { x, y } = anchor.getBoundingClientRect();
  return `${x} ${y}`;
}
