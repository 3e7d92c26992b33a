// @vitest-environment jsdom
import { act, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useRecordNavigation } from './useRecordNavigation';
import type { RecordNavigation } from './useRecordNavigation';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ids = ['a', 'b', 'c'];
const onOpen = vi.fn<(id?: string) => void>();
let root: ReturnType<typeof createRoot>;
/** What each render of a test returned. */
const returned: RecordNavigation[] = [];

/** A list whose open record is `openId`. `onCommit` runs after it is in the page, before its effects. */
function List({ openId, onCommit }: { openId: string | undefined; onCommit?: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  returned.push(useRecordNavigation({ list, listKey: 'inbox', ids, openId, onOpen }));
  useLayoutEffect(() => onCommit?.());
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id} data-row-key={id}>
          <a href={`#${id}`}>{id}</a>
        </li>
      ))}
    </ul>
  );
}

function navigation(): RecordNavigation {
  const last = returned.at(-1);
  if (!last) throw new Error('Nothing has been rendered.');
  return last;
}

const render = (openId: string | undefined, onCommit?: () => void) =>
  act(() => root.render(<List openId={openId} {...(onCommit && { onCommit })} />));

beforeEach(() => {
  onOpen.mockReset();
  returned.length = 0;
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('goes on from the record that a key has gone to, before it is open', () => {
  render('a');
  navigation().move(1);
  expect(navigation().currentId()).toBe('b');
  navigation().move(1);
  expect(onOpen.mock.calls).toEqual([['b'], ['c']]);
  render('b');
  expect(navigation().currentId()).toBe('c');
  render('c');
  expect(navigation().targetId()).toBe('c');
});

it('is about the focused row as soon as the list is back', () => {
  render('b');
  navigation().close();
  expect(onOpen).toHaveBeenLastCalledWith(undefined);
  expect(navigation().currentId()).toBeUndefined();
  let currentId: string | undefined;
  render(undefined, () => {
    document.querySelectorAll('a')[1]?.focus();
    currentId = navigation().currentId();
  });
  expect(currentId).toBe('b');
});

it('forgets a navigation once it has completed', () => {
  render('a');
  navigation().move(1);
  render('b');
  render('a');
  expect(navigation().currentId()).toBe('a');
});
