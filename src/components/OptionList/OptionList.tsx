import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { memo, startTransition, useDeferredValue, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';

import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { byGroup } from '#components/internal/listOptions';
import type { ListOption } from '#components/internal/listOptions';
import { useOptionPress } from '#components/internal/useOptionPress';

import * as styles from './OptionList.css';

export type OptionListProps = {
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** In display order, grouped. */
  options: readonly ListOption[];
  /** Index of the option that the keyboard has reached, or -1. */
  activeIndex: number;
  /** Selected values. Without them the active option is the selected one. */
  selectedKeys?: readonly string[];
  /** Whether several options can be selected, each with a checkbox; a single choice has a tick at the end instead. */
  selectionMode?: 'single' | 'multiple';
  size?: keyof typeof styles.size;
  /** Called with the index of an enabled option. */
  onAction: (index: number) => void;
  /** Makes the list itself focusable. Without it an external control keeps focus and refers to options by id. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLDivElement>;
};

/** Options in the first frame, enough to fill the tallest popup, and options added in each frame after it. */
const firstFrame = 10;
const perFrame = 80;

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/**
 * The options of a popup (WAI-ARIA listbox), fast enough for hundreds of them. The owner of the list handles the keys.
 */
export function OptionList({
  id,
  label,
  options,
  activeIndex,
  selectedKeys,
  selectionMode = 'multiple',
  size = 'medium',
  onAction,
  onKeyDown,
  ref,
}: OptionListProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const drawable = useDrawable(options.length, activeIndex);
  const many = selectedKeys !== undefined && selectionMode === 'multiple';

  useOptionPress(root, (target) => {
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    if (options[index] && !options[index].disabled) onAction(index);
  });

  const isDrawn = activeIndex < drawable;
  useEffect(() => {
    // Skip when no scrolling is needed, because `scrollIntoView` forces a layout.
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
            leadingVisual={option.leadingVisual}
            icon={option.icon}
            matches={option.matches}
            size={size}
            active={index === activeIndex}
            selected={selectedKeys ? selectedKeys.includes(option.value) : index === activeIndex}
            disabled={option.disabled ?? false}
            box={many && !option.isAction}
            tick={selectedKeys !== undefined && !many}
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
 * Number of options rendered so far. Options below the fold are added after the first frame, in chunks: adding all of
 * them in one commit would block a frame.
 */
function useDrawable(length: number, activeIndex: number): number {
  const [first] = useState(() => Math.max(firstFrame, activeIndex + firstFrame));
  const [grown, setGrown] = useState(first);
  useEffect(() => {
    if (grown >= length) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setGrown(grown + perFrame)));
    return () => cancelAnimationFrame(frame);
  }, [grown, length]);
  // Deferred: clearing a search restores all options in one commit, and typing must not wait for it.
  return useDeferredValue(Math.min(length, grown), Math.min(length, first));
}

type OptionProps = Pick<ListOption, 'label' | 'description' | 'leadingVisual' | 'icon' | 'matches'> & {
  id: string;
  index: number;
  size: keyof typeof styles.size;
  active: boolean;
  selected: boolean;
  disabled: boolean;
  /** Has a checkbox at its start. */
  box: boolean;
  /** Has a tick at its end when selected. */
  tick: boolean;
};

// Memoised: an arrow key changes two of up to five hundred options.
const Option = memo(function Option({
  id,
  index,
  label,
  description,
  leadingVisual,
  icon,
  matches,
  size,
  active,
  selected,
  disabled,
  box,
  tick,
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
      {box ? (
        <span className={styles.mark}>
          <span className={styles.box}>{selected ? <Icon source={CheckIcon} size="small" /> : null}</span>
        </span>
      ) : null}
      {leadingVisual ? (
        <span aria-hidden="true" className={styles.mark}>
          {leadingVisual}
        </span>
      ) : null}
      {icon ? (
        <span className={styles.icon}>
          <Icon source={icon} />
        </span>
      ) : null}
      <span className={styles.texts}>
        <span>{matches ? <Highlight text={label} matches={matches} variant="text" /> : label}</span>{' '}
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
      {tick && selected ? (
        <span className={styles.tick}>
          <Icon source={CheckIcon} size="small" />
        </span>
      ) : null}
    </div>
  );
});
