import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MouseEvent, TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import type { ItemPosition } from '#lib/collections/reorder';
import { focusRing } from '#theme/mixins.css';

import { useArea } from './area';
import { GripIcon } from './GripIcon';
import * as styles from './Sortable.css';
import { placeOf } from './tracks';
import type { Kind } from './tracks';
import type { SortableItem } from './types';

/** Pointer listeners that start a drag. */
export type Hold = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  onTouchStart: (event: TouchEvent<HTMLElement>) => void;
};

export type HandleProps = {
  kind: Kind;
  item: SortableItem;
  /** Starts a drag by mouse or touch. */
  hold: Hold;
};

/** Drag handle button of an item: starts keyboard dragging, and a click opens the list of moves (WCAG 2.2, 2.5.7). */
export function Handle({ kind, item, hold }: HandleProps) {
  const { t } = useTranslation('Sortable');
  const area = useArea();
  return (
    <Popover label={t('handle', { label: item.label })} trigger={buttonOf({ kind, item, hold })}>
      {(close) => (
        <div className={styles.moves}>
          {movesOf(area.shown(kind), item.id).map(({ words, list, to }) => (
            <button
              key={`${words} ${to.listId}`}
              type="button"
              className={`${focusRing} ${styles.move}`}
              onClick={() => {
                close();
                area.moveTo(kind, item.id, to);
              }}
            >
              {t(`menu.${words}`, { list })}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}

const buttonOf = (props: HandleProps) => (trigger: PopoverTrigger) => <HandleButton {...props} trigger={trigger} />;

type OfferedMove = {
  words: 'up' | 'down' | 'top' | 'bottom' | 'back' | 'onwards' | 'start' | 'end' | 'toList';
  list?: string;
  to: ItemPosition;
};

function movesOf(tracks: ReturnType<ReturnType<typeof useArea>['shown']>, id: string): OfferedMove[] {
  const at = placeOf(tracks, id);
  const track = tracks.find((one) => one.id === at?.listId);
  if (!at || !track) return [];
  const [first, before, after, end] =
    track.orientation === 'vertical'
      ? (['top', 'up', 'down', 'bottom'] as const)
      : (['start', 'back', 'onwards', 'end'] as const);
  const last = track.items.length - 1;
  const target = (index: number) => ({ listId: at.listId, index });
  return [
    ...(at.index > 1 ? [{ words: first, to: target(0) }] : []),
    ...(at.index > 0 ? [{ words: before, to: target(at.index - 1) }] : []),
    ...(at.index < last ? [{ words: after, to: target(at.index + 1) }] : []),
    ...(at.index < last - 1 ? [{ words: end, to: target(last) }] : []),
    ...tracks
      .filter((other) => other.id !== at.listId)
      .map((other) => ({
        words: 'toList' as const,
        list: other.label,
        to: { listId: other.id, index: other.items.length },
      })),
  ];
}

function HandleButton({ kind, item, hold, trigger }: HandleProps & { trigger: PopoverTrigger }) {
  const { t } = useTranslation('Sortable');
  const area = useArea();
  const carried = area.carry?.kind === kind && area.carry.id === item.id && area.carry.by === 'keyboard';
  const at = carried ? `${area.carry?.at.listId} ${area.carry?.at.index}` : '';

  const appeared = useEffectEvent(() => {
    if (trigger.ref.current) area.handleAppeared(kind, item.id, trigger.ref.current);
  });
  useLayoutEffect(() => appeared(), []);

  const { ref } = trigger;
  useEffect(() => {
    if (at) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, ref]);

  return (
    <button
      {...hold}
      ref={ref}
      type="button"
      data-sort-handle=""
      className={`${focusRing} ${styles.handle}`}
      aria-label={t('handle', { label: item.label })}
      aria-roledescription={t('role')}
      aria-describedby={area.instructions}
      aria-haspopup={trigger['aria-haspopup']}
      aria-expanded={trigger['aria-expanded']}
      aria-controls={trigger['aria-controls']}
      disabled={item.disabled}
      onClick={trigger.onClick}
      onKeyDown={(event) => area.onHandleKeyDown(kind, item.id, event)}
      onKeyUp={(event) => {
        // Firefox fires a click when Space is released.
        if (event.key === ' ') event.preventDefault();
      }}
      onBlur={area.onHandleBlur}
    >
      <Icon source={GripIcon} />
    </button>
  );
}
