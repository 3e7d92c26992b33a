import { useEffect, useEffectEvent } from 'react';

import { topModal } from '#lib/browser/modals';

import { commandForKey } from './mailShortcuts';
import type { MailCommand } from './mailShortcuts';

/** Controls that use single keys themselves. */
const textEntrySelector =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/**
 * Listens for single-key shortcuts on the whole page, except while typing, while a modal is open, or when they are
 * turned off (WCAG 2.1.4). `onCommand` returns whether it handled the command.
 */
export function useMailShortcuts(enabled: boolean, onCommand: (command: MailCommand) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.isComposing || topModal()) return;
    if (event.target instanceof Element && event.target.closest(textEntrySelector)) return;
    const command = commandForKey(event);
    if (command !== undefined && onCommand(command)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
