import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MouseEvent, TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import type { ItemPosition } from '#lib/collections/reorder';
import { focusRing } from '#theme/mixins.css';

import { ShownContext, useArea } from './area';
import { GripIcon } from './GripIcon';
import * as styles from './Sortable.css';
import { placeOf } from './tracks';
import type { Container, Kind } from './tracks';
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
  /** Where keys have carried the item to; empty while they carry none. */
  carriedTo: string;
};

/** Drag handle button of an item: starts keyboard dragging, and a click opens the list of moves (WCAG 2.2, 2.5.7). */
export function Handle(props: HandleProps) {
  const { kind, item } = props;
  const { handleLabel } = useArea();
  return (
    <Popover label={handleLabel(item.label)} trigger={buttonOf(props)}>
      {(close) => <Moves kind={kind} id={item.id} onChosen={close} />}
    </Popover>
  );
}

type MovesProps = { kind: Kind; id: string; onChosen: () => void };

/** The places to which an item can be moved. */
function Moves({ kind, id, onChosen }: MovesProps) {
  const { t } = useTranslation('Sortable');
  const { moveTo } = useArea();
  const shown = use(ShownContext);
  return (
    <div className={styles.moves}>
      {movesOf(shown(kind), id).map(({ words, list, to }) => (
        <button
          key={`${words} ${to.listId}`}
          type="button"
          className={`${focusRing} ${styles.move}`}
          onClick={() => {
            onChosen();
            moveTo(kind, id, to);
          }}
        >
          {t(`menu.${words}`, { list })}
        </button>
      ))}
    </div>
  );
}

const buttonOf = (props: HandleProps) => (trigger: PopoverTrigger) => <HandleButton {...props} trigger={trigger} />;

type OfferedMove = {
  words: 'up' | 'down' | 'top' | 'bottom' | 'back' | 'onwards' | 'start' | 'end' | 'toList';
  list?: string;
  to: ItemPosition;
};

function movesOf(tracks: readonly Container[], id: string): OfferedMove[] {
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

function HandleButton({ kind, item, hold, carriedTo, trigger }: HandleProps & { trigger: PopoverTrigger }) {
  const area = useArea();

  const appeared = useEffectEvent(() => {
    if (trigger.ref.current) area.handleAppeared(kind, item.id, trigger.ref.current);
  });
  useLayoutEffect(() => appeared(), []);

  const { ref } = trigger;
  useEffect(() => {
    if (carriedTo !== '') ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carriedTo, ref]);

  return (
    <button
      {...hold}
      ref={ref}
      type="button"
      data-sort-handle=""
      className={`${focusRing} ${styles.handle}`}
      aria-label={area.handleLabel(item.label)}
      aria-roledescription={area.handleRole}
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
