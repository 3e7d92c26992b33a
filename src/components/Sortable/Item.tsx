import { defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { use, useMemo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { CarryContext, useArea } from './area';
import { Handle } from './Handle';
import type { Hold } from './Handle';
import * as styles from './Sortable.css';
import { StillHandle } from './StillHandle';
import { keyOf } from './tracks';
import type { Kind } from './tracks';
import type { SortableItem } from './types';

export type ItemProps = {
  kind: Kind;
  item: SortableItem;
  /** Class name that sets the width of a list on a board. */
  width?: string;
  /** `div` in a list that has elements of its own around its rows. */
  as?: 'li' | 'div';
  /** `row` from edge to edge, `item` on its own; by default an `li` is an item. */
  look?: 'item' | 'row';
  /** Disables dragging for this kind of item. */
  fixed?: boolean;
  /** Id of the list of a board that contains the item. */
  listId?: string;
  children: (handle: ReactNode) => ReactNode;
};

const looks = { item: styles.item, row: styles.row } as const;

/** Interactive elements that must not start a drag. */
const controls = 'button, input, select, textarea, [contenteditable="true"], [role="button"], [role="menuitem"]';

const isControl = (target: EventTarget) => target instanceof Element && target.closest(controls) !== null;

const disabledHandle = <StillHandle disabled />;

/** One draggable item in its container. */
export function Item({
  kind,
  item,
  width = '',
  as: Tag = 'li',
  look = Tag === 'li' ? 'item' : 'row',
  fixed = false,
  listId,
  children,
}: ItemProps) {
  const area = useArea();
  const current = use(CarryContext);
  const disabled = area.disabled || fixed || (item.disabled ?? false);
  const { setNodeRef, listeners, transform, transition } = useSortable({
    id: keyOf(kind, item.id),
    // Only the list that the dragged item is in: measuring all items of a full board takes too long.
    disabled: { draggable: disabled, droppable: listId !== undefined && listId !== current?.at.listId },
    transition: area.calm ? null : { duration: 150, easing: 'cubic-bezier(0, 0, 0.2, 1)' },
    // Rows of a virtual list are placed by the list.
    animateLayoutChanges: (change) => !area.calm && Tag === 'li' && defaultAnimateLayoutChanges(change),
  });
  const carry = current?.kind === kind && current.id === item.id ? current : null;
  const carriedTo = carry?.by === 'keyboard' ? `${carry.at.listId} ${carry.at.index}` : '';
  // Only items, not whole lists: a list contains too many interactive elements.
  const wholly = area.dragActivation === 'item' && kind === 'item';
  // Memoised, so that memoised rows of a long list stay as they are when another one changes.
  const { hold, handle } = useMemo(() => {
    const held: Hold = {
      onMouseDown: (event) => listeners?.['onMouseDown']?.(event),
      onTouchStart: (event) => listeners?.['onTouchStart']?.(event),
    };
    return { hold: held, handle: <Handle kind={kind} item={item} hold={held} carriedTo={carriedTo} /> };
  }, [kind, item, listeners, carriedTo]);
  const shownHandle = area.disabled || fixed ? null : item.disabled ? disabledHandle : handle;
  // Memoised, because each step of a drag renders the items again, and a list is an item with all of its own.
  const content = useMemo(() => children(shownHandle), [children, shownHandle]);
  const besideControls: Hold = {
    onMouseDown: (event) => (isControl(event.target) ? undefined : hold.onMouseDown(event)),
    onTouchStart: (event) => (isControl(event.target) ? undefined : hold.onTouchStart(event)),
  };

  /** Space on a link in the item picks it up; its handle then has the keys of the move. */
  function pickUpByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ' || current || isControl(event.target)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-sort-handle]')?.focus();
    area.onHandleKeyDown(kind, item.id, event);
  }

  return (
    <Tag
      ref={setNodeRef}
      {...(wholly && !disabled ? { ...besideControls, onKeyDown: pickUpByKey } : {})}
      className={`${looks[look]} ${width}`}
      data-sort-id={item.id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-drag-activation={disabled ? undefined : area.dragActivation}
      data-place={carry?.by === 'pointer' || undefined}
      data-carried={carry?.by === 'keyboard' || undefined}
    >
      {content}
    </Tag>
  );
}
