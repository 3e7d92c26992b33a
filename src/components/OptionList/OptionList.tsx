import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { memo, startTransition, useDeferredValue, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';

import { Icon } from '#components/Icon';
import { useOptionPress } from '#components/internal/useOptionPress';

import { byGroup } from './options';
import type { ListedOption } from './options';
import * as styles from './OptionList.css';

export { inGroups, matching, usable } from './options';
export type { ListedOption } from './options';

export type OptionListProps = {
  id: string;
  /** Names the list. */
  label: string;
  /** In the order they are shown, groups together. */
  options: readonly ListedOption[];
  /** The option that the keyboard is at, or -1. */
  activeIndex: number;
  /** Given: any number may be chosen, each with a box to tick. Not given: the list offers one. */
  chosen?: readonly string[];
  size?: keyof typeof styles.size;
  /** Called with the index of an option that can be used. */
  onChoose: (index: number) => void;
  /** Given: the list takes the focus itself. Not given: a control outside keeps it and points at options by their ids. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLDivElement>;
};

/** Enough to fill the tallest popup on its first frame, and how many follow in each frame after it. */
const firstFrame = 10;
const perFrame = 80;

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** The options of a popup (WAI-ARIA listbox), hundreds of them without a pause; whoever owns the list hears the keys. */
export function OptionList({
  id,
  label,
  options,
  activeIndex,
  chosen,
  size = 'default',
  onChoose,
  onKeyDown,
  ref,
}: OptionListProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const drawable = useDrawable(options.length, activeIndex);
  const many = chosen !== undefined;

  useOptionPress(root, (target) => {
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    if (options[index] && !options[index].disabled) onChoose(index);
  });

  const isDrawn = activeIndex < drawable;
  useEffect(() => {
    // What is in sight as it is needs no look at where everything stands.
    if (!isDrawn || activeIndex === -1 || (activeIndex === 0 && root.current?.scrollTop === 0)) return;
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex, isDrawn]);

  const groups = [...byGroup(options.slice(0, drawable).map((option, index) => ({ ...option, index })))];
  return (
    <div
      ref={root}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={many || undefined}
      aria-activedescendant={onKeyDown && activeIndex !== -1 ? optionId(id, activeIndex) : undefined}
      tabIndex={onKeyDown ? 0 : -1}
      className={styles.root}
      onKeyDown={onKeyDown}
    >
      {groups.map(([group, members], position) => {
        const drawn = members.map(({ index, ...option }) => (
          <Option
            key={option.value}
            id={optionId(id, index)}
            index={index}
            label={option.label}
            description={option.description}
            size={size}
            active={index === activeIndex}
            selected={many ? chosen.includes(option.value) : index === activeIndex}
            disabled={option.disabled ?? false}
            ticked={many}
          />
        ));
        return group === undefined ? (
          drawn
        ) : (
          <div key={group} role="group" aria-labelledby={`${id}-group-${position}`} className={styles.group}>
            <div id={`${id}-group-${position}`} role="presentation" className={styles.heading}>
              {group}
            </div>
            {drawn}
          </div>
        );
      })}
    </div>
  );
}

/**
 * How many options are drawn by now. What is out of sight when the list opens follows behind the first frame, a piece in
 * each, because no frame waits for what is put into the page at once.
 */
function useDrawable(length: number, activeIndex: number): number {
  const [first] = useState(() => Math.max(firstFrame, activeIndex + firstFrame));
  const [grown, setGrown] = useState(first);
  useEffect(() => {
    if (grown >= length) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setGrown(grown + perFrame)));
    return () => cancelAnimationFrame(frame);
  }, [grown, length]);
  // A search that is taken back brings them all at once, and the field it was typed into does not wait for that.
  return useDeferredValue(Math.min(length, grown), Math.min(length, first));
}

type OptionProps = {
  id: string;
  index: number;
  label: string;
  description: string | undefined;
  size: keyof typeof styles.size;
  active: boolean;
  selected: boolean;
  disabled: boolean;
  ticked: boolean;
};

// Each arrow key changes two of what may be five hundred.
const Option = memo(function Option({
  id,
  index,
  label,
  description,
  size,
  active,
  selected,
  disabled,
  ticked,
}: OptionProps) {
  return (
    <div
      id={id}
      data-index={index}
      data-active={active || undefined}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      className={`${styles.option} ${styles.size[size]}`}
    >
      {ticked ? (
        <span className={styles.mark}>
          <span className={styles.box}>{selected ? <Icon source={CheckIcon} size="small" /> : null}</span>
        </span>
      ) : null}
      <span className={styles.texts}>
        <span>{label}</span>{' '}
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
    </div>
  );
});
