import { autoUpdate, flip, offset, size as fit, useFloating } from '@floating-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { useOptionPress } from '#components/internal/useOptionPress';

import * as styles from './AutocompleteList.css';
import type { AutocompleteOption } from './options';

export type AutocompleteListProps = {
  id: string;
  /** Accessible name of the list: the label of the control. */
  label: string;
  size: keyof typeof styles.size;
  /** Positioning anchor, never covered by the list. */
  anchor: RefObject<HTMLElement | null>;
  /** In display order, grouped. */
  options: readonly AutocompleteOption[];
  activeIndex: number;
  /** Shown instead of options. */
  message: string | null;
  onAction: (index: number) => void;
};

// Clears the control's focus ring.
const gap = 8;
const edge = 8;
const tallest = 360;

type SurfaceProps = Pick<AutocompleteListProps, 'id' | 'label' | 'anchor' | 'onAction'> & {
  listing: boolean;
  children: ReactNode;
};

/** Positions the list. Positioning re-renders several times, which must not re-render the options. */
function Surface({ id, label, anchor, listing, onAction, children }: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles, isPositioned } = useFloating({
    placement: 'bottom-start',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      // The visual viewport counts, so the on-screen keyboard moves the list above the control or shortens it.
      flip({ padding: edge, fallbackPlacements: ['top-start'], fallbackStrategy: 'bestFit' }),
      fit({
        padding: edge,
        apply({ availableHeight, rects, elements }) {
          elements.floating.style.maxBlockSize = `${Math.max(0, Math.min(tallest, availableHeight))}px`;
          elements.floating.style.inlineSize = `${rects.reference.width}px`;
        },
      }),
    ],
  });

  useLayoutEffect(() => {
    root.current?.showPopover();
    // Measuring forces a layout of the whole page. In the next frame it is free; here it would block the key press.
    const frame = requestAnimationFrame(() => {
      refs.setReference(anchor.current);
      refs.setFloating(root.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [refs, anchor]);

  useOptionPress(root, (target) => {
    const option = target.closest<HTMLElement>('[data-index]');
    if (option) onAction(Number(option.dataset['index']));
  });

  return (
    <div
      ref={root}
      popover="manual"
      id={id}
      role={listing ? 'listbox' : 'presentation'}
      aria-label={listing ? label : undefined}
      className={styles.root}
      style={isPositioned ? floatingStyles : { ...floatingStyles, visibility: 'hidden' }}
    >
      {children}
    </div>
  );
}

/** The popup of a `Autocomplete`: as wide as the control, below or above it, and scrollable on low screens. */
export function AutocompleteList({
  id,
  label,
  size,
  anchor,
  options,
  activeIndex,
  message,
  onAction,
}: AutocompleteListProps) {
  useEffect(() => {
    const option = activeIndex === -1 ? null : document.getElementById(`${id}-${activeIndex}`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const groups = [...new Set(options.map(({ group }) => group))];
  const drawn = options.map((option, index) => (
    <div
      key={option.value}
      id={`${id}-${index}`}
      data-index={index}
      role="option"
      aria-selected={index === activeIndex}
      className={`${styles.option} ${styles.size[size]}`}
    >
      {option.icon ? (
        <span className={styles.icon}>
          <Icon source={option.icon} />
        </span>
      ) : null}
      <span className={styles.texts}>
        <span>
          <Highlight text={option.label} matches={option.matches ?? []} variant="text" />
        </span>{' '}
        {option.description ? <span className={styles.description}>{option.description}</span> : null}
      </span>
    </div>
  ));

  const listing = message === null;
  return (
    <Surface {...{ id, label, anchor, listing, onAction }}>
      {listing ? (
        groups.map((group, position) => {
          const members = drawn.filter((_, index) => options[index]?.group === group);
          return group === undefined ? (
            members
          ) : (
            <div key={group} role="group" aria-labelledby={`${id}-group-${position}`} className={styles.group}>
              <div id={`${id}-group-${position}`} role="presentation" className={styles.heading}>
                {group}
              </div>
              {members}
            </div>
          );
        })
      ) : (
        // The control's status region announces the same message.
        <p aria-hidden="true" className={styles.message}>
          {message}
        </p>
      )}
    </Surface>
  );
}
