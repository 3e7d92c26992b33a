import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent, DragOverEvent, Modifier } from '@dnd-kit/core';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ItemMove } from '#lib/collections/reorder';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { visuallyHidden } from '#theme/mixins.css';

import { AreaContext, CarryContext, ShownContext } from './area';
import type { Area } from './area';
import { collideOver, nearestItem } from './collide';
import * as styles from './Sortable.css';
import { placeOf, readKey } from './tracks';
import type { Kind, Container } from './tracks';
import type { SortableLook } from './types';
import { useCarrying } from './useCarrying';

export type SortAreaProps = {
  tracks: Readonly<Record<Kind, readonly Container[]>>;
  onMove: Readonly<Record<Kind, ((move: ItemMove) => void) | undefined>>;
  dragActivation: NonNullable<SortableLook['dragActivation']>;
  disabled: boolean;
  /** Renders the drag overlay. */
  renderLifted: (kind: Kind, id: string) => ReactNode;
  /** Renders the containers in their current order. */
  children: (shown: (kind: Kind) => readonly Container[]) => ReactNode;
};

// A press without movement is a click; a touch that moves immediately scrolls the page.
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };

// The library announces coordinates; this component announces names and positions instead.
const silent = () => undefined;
const wordless = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};
const dropAnimation = { duration: 150, easing: 'cubic-bezier(0, 0, 0.2, 1)' };

const alongOnly: Readonly<Record<string, Modifier>> = {
  vertical: ({ transform }) => ({ ...transform, x: 0 }),
  horizontal: ({ transform }) => ({ ...transform, y: 0 }),
};

/** Context of all draggable items: sensors, drag overlay, instructions and announcements. */
export function SortArea({ tracks, onMove, dragActivation, disabled, renderLifted, children }: SortAreaProps) {
  const { t } = useTranslation('Sortable');
  const id = useId();
  const instructions = `${id}-instructions`;
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const carrying = useCarrying({ tracks, onMove });
  const { carry, setCarry, shown } = carrying;
  const latest = useRef(carrying);
  useLayoutEffect(() => {
    latest.current = carrying;
  });
  const area = useMemo(
    (): Area => ({
      dragActivation,
      disabled,
      calm,
      instructions,
      // Here and not in each handle: a list may have thousands.
      handleLabel: (label) => t('handle', { label }),
      handleRole: t('role'),
      onHandleKeyDown: (...press) => latest.current.onHandleKeyDown(...press),
      onHandleBlur: (event) => latest.current.onHandleBlur(event),
      moveTo: (...move) => latest.current.moveTo(...move),
      handleAppeared: (...handle) => latest.current.handleAppeared(...handle),
    }),
    [dragActivation, disabled, calm, instructions, t],
  );
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));

  function handleOver({ active, over, collisions }: DragOverEvent) {
    if (!carry || carry.kind === 'list' || !over) return;
    const target = readKey(over.id);
    if (target.kind !== 'list' || target.id === carry.at.listId) return;
    const list: unknown = collisions?.[0]?.data?.['droppableContainer']?.node.current;
    const dragged = active.rect.current.translated;
    const nearest = list instanceof HTMLElement && dragged ? nearestItem(list, dragged) : undefined;
    const place = nearest && placeOf(shown('item'), nearest.id);
    const length = shown('item').find((track) => track.id === target.id)?.items.length ?? 0;
    const index = nearest && place ? place.index + (nearest.isBelow ? 1 : 0) : length;
    setCarry({ ...carry, at: { listId: target.id, index } });
  }

  function handleEnd({ over }: DragEndEvent) {
    if (!carry) return;
    const target = over ? readKey(over.id) : undefined;
    const place = target?.kind === carry.kind ? placeOf(shown(carry.kind), target.id) : undefined;
    carrying.drop(place && place.listId === carry.at.listId ? { ...carry, at: place } : carry);
  }

  // Items of a single list move along its axis only; between lists they move freely.
  const only = tracks.list.length > 0 ? undefined : alongOnly[tracks.item[0]?.orientation ?? 'grid'];

  return (
    <AreaContext value={area}>
      <DndContext
        id={id}
        sensors={sensors}
        accessibility={wordless}
        collisionDetection={collideOver(shown('item'))}
        modifiers={only ? [only] : []}
        onDragStart={({ active }) => {
          const { kind, id: lifted } = readKey(active.id);
          carrying.pickUp(kind, lifted, 'pointer');
        }}
        onDragOver={handleOver}
        onDragEnd={handleEnd}
        onDragCancel={() => {
          if (carry) carrying.cancel(carry);
        }}
      >
        <CarryContext value={carry}>
          <ShownContext value={shown}>{children(shown)}</ShownContext>
        </CarryContext>
        <DragOverlay dropAnimation={calm ? null : dropAnimation}>
          {carry?.by === 'pointer' ? (
            <div inert className={styles.lifted}>
              {renderLifted(carry.kind, carry.id)}
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
      <span id={instructions} hidden>
        {t('instructions')}
      </span>
      <span aria-live="assertive" aria-atomic="true" className={visuallyHidden}>
        {carrying.said}
      </span>
    </AreaContext>
  );
}
