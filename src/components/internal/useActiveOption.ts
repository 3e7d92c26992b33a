import { useState } from 'react';

import { nextIndex } from './nextIndex';

export type ActiveOptionSettings<Item> = {
  /** In display order. */
  options: readonly Item[];
  /** Identifies an option, whatever options stand around it. */
  keyOf: (option: Item) => string;
  /** Disabled options are passed over. */
  isDisabled?: (option: Item) => boolean;
  /** Key of the option that is active at first. */
  initial?: string | undefined;
  /** Makes the first option active as long as no other is. */
  autoActivate: boolean;
  /** Key of the option that the first key moves to. */
  start?: string | undefined;
  /** Whether the arrow keys go around the ends. */
  loop?: boolean;
  /** Whether Home and End move; where they edit a text, they do not. */
  edges?: boolean;
  /** Options that Page Up and Page Down move by. */
  page?: number;
};

export type ActiveOption<Item> = {
  active: Item | undefined;
  /** Index of the active option among all, or -1. */
  activeIndex: number;
  /** Whether a key or the pointer made it active. */
  isChosen: boolean;
  /** Makes an option active, `null` for the one that follows from the state. */
  activate: (key: string | null) => void;
  /** Moves to another option and returns it; `undefined` if the key does not move. */
  move: (key: string) => Item | undefined;
};

const never = () => false;

/**
 * The active option of every list whose options take no focus (`aria-activedescendant`): the one that Enter takes. It is
 * kept by key, because options arrive, are filtered and are sorted again while it is active.
 */
export function useActiveOption<Item>({
  options,
  keyOf,
  isDisabled = never,
  initial,
  autoActivate,
  start,
  loop = true,
  edges = false,
  page = 10,
}: ActiveOptionSettings<Item>): ActiveOption<Item> {
  const [activeKey, setActiveKey] = useState<string | null>(initial ?? null);
  const enabled = options.filter((option) => !isDisabled(option));
  const chosen = activeKey === null ? undefined : enabled.find((option) => keyOf(option) === activeKey);
  const active = chosen ?? (autoActivate ? enabled[0] : undefined);

  function move(key: string): Item | undefined {
    const from = active === undefined ? -1 : enabled.indexOf(active);
    const next = nextIndex(key, {
      count: enabled.length,
      current: from,
      orientation: 'vertical',
      loop,
      edges,
      page,
    });
    if (next === null) return undefined;
    const first = active === undefined ? enabled.find((option) => keyOf(option) === start) : undefined;
    const target = first ?? enabled[next];
    if (target !== undefined) setActiveKey(keyOf(target));
    return target;
  }

  return {
    active,
    activeIndex: active === undefined ? -1 : options.indexOf(active),
    isChosen: chosen !== undefined,
    activate: setActiveKey,
    move,
  };
}
