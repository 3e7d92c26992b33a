import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { firstFocusable, keepFocus } from '#lib/browser/focusable';
import { topModal } from '#lib/browser/modals';

import * as styles from './FocusScope.css';

export type FocusScopeProps = {
  children: ReactNode;
  /** Tab and Shift+Tab go around inside, for what behaves like a dialog without being one. */
  contain?: boolean;
  /** Where the focus was before goes it again when the scope goes away with the focus in it. */
  restore?: boolean;
  /** Takes the focus when it appears: the first control inside, or what `initialFocus` points at. */
  autoFocus?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * A part of the page that takes, keeps or gives back the focus. `Dialog` and `Drawer` do all of this already; this is
 * for what is drawn in the page itself, such as a form that opens in a row.
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
    // The scope is still in the page here, so the focus can be asked where it is.
    return () => giveBack(scope, before);
  }, []);

  useEffect(() => {
    const scope = root.current;
    if (!contain || !scope) return;
    // On the document: the focus may have been lost to the page's body, from where Tab must lead back.
    const press = (event: KeyboardEvent) => {
      const dialog = topModal();
      if (event.key !== 'Tab' || event.defaultPrevented || (dialog && !dialog.contains(scope))) return;
      keepFocus(event, scope);
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
