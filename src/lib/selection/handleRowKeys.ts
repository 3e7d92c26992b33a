import type { KeyboardEvent } from 'react';

import { usesOwnKeys } from '#lib/browser/ownKeys';

import type { Selection } from './useSelection';

/** Key of the row that contains an element. */
const keyOf = (row: HTMLElement | null | undefined) => row?.dataset['rowKey'];

/**
 * Keys of rows that are selected by checkboxes, for `onKeyDown` of their container; each row carries `data-row-key`.
 * From a checkbox the arrow keys move to the next one, with Shift they extend the selection. Space is the checkbox's
 * own. Without `arrows`, for cards in columns, the arrow keys are left to the screen.
 */
export function handleRowKeys(
  event: KeyboardEvent<HTMLElement>,
  selection: Selection,
  { letters = true, arrows = true }: { letters?: boolean; arrows?: boolean } = {},
): void {
  const { target, key, shiftKey, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || usesOwnKeys(target)) return;
  // A menu or dialog of a row is a child in the React tree but not in the DOM.
  if (!currentTarget.contains(target)) return;
  const row = target.closest<HTMLElement>('[data-row-key]');
  if (key === ' ') return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const from = arrows ? keyOf(row) : undefined;
    if (from === undefined || !target.matches('input[type="checkbox"]')) return;
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-key]')];
    const next = rows[rows.findIndex((other) => other === row) + (key === 'ArrowDown' ? 1 : -1)];
    const box = next?.querySelector<HTMLElement>('input[type="checkbox"]');
    const to = keyOf(next);
    if (!box || to === undefined) return;
    box.focus();
    if (shiftKey) selection.extend(from, to, true);
  } else {
    if (!selection.handleKey(event, keyOf(row), { letters, keepOthers: true })) return;
    // One press has one effect: a dialog around the rows stays open.
    if (key === 'Escape') event.stopPropagation();
  }
  event.preventDefault();
}
