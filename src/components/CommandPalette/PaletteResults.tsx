import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { Kbd } from '#components/Kbd';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './CommandPalette.css';
import type { Command, CommandGroup } from './commands';

export type PaletteResultsProps<Item extends Command> = {
  /** Id of the list, for `aria-controls` of the search field. */
  id: string;
  label: string;
  /** Text of the search, which is highlighted in the results. */
  query: string;
  /** Results under their headings; empty groups are left out. */
  groups: ReadonlyArray<CommandGroup<Item>>;
  /** Whether results load, are shown, or could not be loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** Result that Enter opens. */
  active: Item | undefined;
  /** Shown while nothing is searched for and there are no recent items. */
  idleText: string;
  /** Replaces the default "no results" message, which quotes the query. */
  emptyText?: string;
  /** How the headings of groups are written. */
  headings?: keyof typeof styles.headings;
  /** Called when the pointer hovers over an item. */
  onReach: (item: Item) => void;
  /** Called with the chosen result. */
  onAction: (id: string, item: Item) => void;
  onRetry: (() => void) | undefined;
};

/** Results of a `CommandPalette` in groups, or the empty, loading or error state. */
export function PaletteResults<Item extends Command>({
  id,
  label,
  query,
  groups,
  status,
  active,
  idleText,
  emptyText,
  headings = 'plain',
  onReach,
  onAction,
  onRetry,
}: PaletteResultsProps<Item>) {
  const { t } = useTranslation('CommandPalette');
  const list = useRef<HTMLDivElement>(null);
  const filled = groups.filter(({ items }) => items.length > 0);
  const first = filled[0]?.items[0];
  const activeId = active?.id;
  const isFirst = active === first;

  useEffect(() => {
    if (activeId === undefined) return;
    // Scroll the first result's heading into view too.
    if (isFirst) list.current?.scrollTo({ top: 0 });
    else document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId, isFirst]);

  if (filled.length === 0) {
    if (status === 'failed') {
      return (
        <div className={styles.message}>
          <p className={styles.messageTitle}>{t('failed')}</p>
          <p>{t('failedText')}</p>
          {onRetry ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
        </div>
      );
    }
    if (status === 'loading') {
      return (
        <div aria-busy="true" className={styles.waiting}>
          <Skeleton width="narrow" />
          {(['wide', 'medium', 'full', 'narrow'] as const).map((width) => (
            <div key={width} className={styles.waitingLine}>
              <Skeleton variant="circle" size="small" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      );
    }
    return (
      <div className={styles.message}>
        <p className={query === '' ? undefined : styles.messageTitle}>
          {query === '' ? idleText : (emptyText ?? t('noMatch', { query }))}
        </p>
        {query === '' ? null : <p>{t('noMatchText')}</p>}
      </div>
    );
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      className={styles.list}
    >
      {filled.map((group) => (
        <div
          key={group.id}
          role="group"
          // Not the visible heading: some browsers expose its text after CSS `text-transform`.
          aria-label={group.note === undefined ? group.label : `${group.label}, ${group.note}`}
          className={styles.group}
        >
          <div aria-hidden="true" className={styles.heading}>
            <span className={styles.headings[headings]}>{group.label}</span>
            {group.note === undefined ? null : <span>{group.note}</span>}
          </div>
          {group.items.map((item) => (
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              className={styles.option}
              // A press must not move focus out of the field, which would close the on-screen keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => onReach(item)}
              onClick={() => onAction(item.id, item)}
            >
              <span className={styles.lead}>{item.lead ?? (item.icon ? <Icon source={item.icon} /> : null)}</span>
              <span className={styles.texts}>
                <span className={item.done === undefined ? undefined : styles.done}>
                  {item.matches ? (
                    <Highlight text={item.label} matches={item.matches} variant="text" />
                  ) : (
                    <Highlight text={item.label} query={query} variant="text" />
                  )}
                </span>
                {item.done === undefined ? null : <VisuallyHidden>{` ${item.done}`}</VisuallyHidden>}
                {item.description === undefined ? null : <span className={styles.description}>{item.description}</span>}
              </span>
              {item.shortcut === undefined ? null : (
                <span className={styles.shortcut}>
                  <Kbd keys={item.shortcut} variant="plain" />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
