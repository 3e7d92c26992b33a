import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { firstFocusable, trapFocus } from '#lib/browser/focusable';
import { topModal } from '#lib/browser/modals';

import * as styles from './FocusScope.css';

export type FocusScopeProps = {
  children: ReactNode;
  /** Traps Tab and Shift+Tab inside, for content that behaves like a dialog without being one. */
  contain?: boolean;
  /** Restores the previous focus when the scope unmounts while it contains the focus. */
  restore?: boolean;
  /** Takes focus on mount: the first focusable element, or `initialFocus`. */
  autoFocus?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * Manages focus for a part of the page: initial focus, focus trap, focus restoration. `Dialog` and `Drawer` already do
 * this; use it for content in the page itself, such as an inline form in a row.
 */
export function FocusScope({
  children,
  contain = false,
  restore = true,
  autoFocus = false,
  initialFocus,
}: FocusScopeProps) {
  const root = useRef<HTMLDivElement>(null);

  const enter = useEffectEvent((scope: HTMLElement) => {
    if (!autoFocus) return;
    (initialFocus?.current ?? firstFocusable(scope) ?? scope).focus();
  });
  const giveBack = useEffectEvent((scope: HTMLElement, before: Element | null) => {
    if (restore && scope.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
  });

  useLayoutEffect(() => {
    const scope = root.current;
    if (!scope) return;
    const before = document.activeElement;
    enter(scope);
    // A layout effect's cleanup runs while the scope is still in the DOM, so it can check for focus inside.
    return () => giveBack(scope, before);
  }, []);

  useEffect(() => {
    const scope = root.current;
    if (!contain || !scope) return;
    // On the document: focus may have moved to `body`, from where Tab must return to the scope.
    const press = (event: KeyboardEvent) => {
      const dialog = topModal();
      if (event.key !== 'Tab' || event.defaultPrevented || (dialog && !dialog.contains(scope))) return;
      trapFocus(event, scope);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [contain]);

  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {children}
    </div>
  );
}
