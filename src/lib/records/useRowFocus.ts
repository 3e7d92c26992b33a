import { useRef } from 'react';
import type { FocusEvent } from 'react';

import { focusHeading } from '#lib/browser/focusHeading';
import { useLostFocus } from '#lib/react/useLostFocus';

import { focusLink, keyOf, rowAround, rowsIn } from './rowElements';
import { whenRendered } from './whenRendered';

/**
 * Keeps the focus in a list when the row that has it is removed or moves to another part: it goes to the link of the
 * row, else of the one that takes its place, else to the heading of the page. Rows carry `data-row-key`; `isListed`
 * says whether the list has a record still. Returns the ref and the handlers of the element around the rows.
 */
export function useRowFocus<E extends HTMLElement>(isListed: (key: string) => boolean) {
  const ref = useRef<E>(null);
  const focused = useRef({ key: '', at: -1 });
  const rows = () => rowsIn(ref.current);
  const lostFocus = useLostFocus(() => {
    const { key, at } = focused.current;
    const isElsewhere = () => document.activeElement !== document.body;
    if (isListed(key)) {
      // A list that is rendered over several frames has it in one of the next.
      whenRendered(() => rows().find((row) => keyOf(row) === key), focusLink, isElsewhere);
      return;
    }
    focusLink(rows()[at] ?? rows().at(-1));
    if (!isElsewhere()) focusHeading();
  });
  return {
    ref,
    onFocus({ target }: FocusEvent) {
      const row = rowAround(target);
      if (!row) return;
      lostFocus.onFocus();
      focused.current = { key: keyOf(row) ?? '', at: rows().indexOf(row) };
    },
    onBlur: lostFocus.onBlur,
  };
}
