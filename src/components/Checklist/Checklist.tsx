import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { IconButton } from '#components/IconButton';
import { InlineEdit } from '#components/InlineEdit';
import { SortableList } from '#components/Sortable';
import { TextField } from '#components/TextField';
import type { ItemMove } from '#lib/collections/reorder';

import * as styles from './Checklist.css';

export { useChecklist } from './useChecklist';
export type { UseChecklistOptions } from './useChecklist';

/** One item of a checklist. */
export type ChecklistItem = {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
};

export type ChecklistProps = {
  /** Accessible name of the list, shown above it with the progress. */
  label: string;
  /** The items in their order. */
  items: readonly ChecklistItem[];
  /**
   * Called with the trimmed text of a new item; the field stays focused for the next one. Several lines pasted into it
   * are an item each, one call after another.
   */
  onAdd?: ((text: string) => void) | undefined;
  /** Called when an item is ticked or unticked. */
  onToggle: (id: string, done: boolean) => void;
  /** Saves a new text. Returns `undefined` on success, or an error message for the user. */
  onRename?: ((id: string, text: string) => Promise<string | undefined> | string | undefined) | undefined;
  /** Apply the new order immediately, for example with `arrayMove` of `#lib/collections/reorder`. */
  onMove?: ((move: ItemMove) => void) | undefined;
  /** Removes an item at once; offer to undo it. */
  onRemove?: ((id: string) => void) | undefined;
  /** Maximum length of a text. */
  maxLength?: number;
  /** Shows the items and their state only. */
  disabled?: boolean;
};

/** Items to tick off, in an order of one's own: the steps of a task, a shopping list. */
export function Checklist({
  label,
  items,
  onAdd,
  onToggle,
  onRename,
  onMove,
  onRemove,
  maxLength = 200,
  disabled = false,
}: ChecklistProps) {
  const { t } = useTranslation('Checklist');
  const root = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState('');
  const done = items.filter((item) => item.done).length;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form around the checklist stays as it is.
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    onAdd?.(text);
    setDraft('');
  }

  function handlePaste(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/[\r\n]+/)
      .map((line) => line.trim().slice(0, maxLength))
      .filter((line) => line !== '');
    // In the middle of a text, the lines are joined as in any field.
    if (lines.length < 2 || draft !== '') return;
    event.preventDefault();
    for (const line of lines) onAdd?.(line);
  }

  function remove(id: string) {
    // The button is about to be removed: focus moves to the next item, or to the field.
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? [])];
    const at = items.findIndex((item) => item.id === id);
    const next = buttons[at + 1] ?? buttons[at - 1] ?? root.current?.querySelector<HTMLElement>('[data-add] input');
    next?.focus();
    onRemove?.(id);
  }

  return (
    <section ref={root} aria-label={label} className={styles.root}>
      <div className={styles.header}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <span role="status" className={styles.progress}>
          {items.length > 0 ? t('progress', { done, count: items.length }) : null}
        </span>
      </div>
      <SortableList
        label={label}
        items={items.map(({ id, text }) => ({ id, label: text }))}
        gap={8}
        emptyText={t('empty')}
        disabled={disabled || !onMove}
        onMove={(move) => onMove?.(move)}
        renderItem={({ id, label: text }, handle) => {
          const isDone = items.find((item) => item.id === id)?.done ?? false;
          return (
            <div className={styles.item} data-done={isDone || undefined}>
              {handle}
              <Checkbox
                label={text}
                hideLabel
                checked={isDone}
                disabled={disabled}
                onChange={(on) => onToggle(id, on)}
              />
              <div className={styles.text}>
                {onRename && !disabled ? (
                  <InlineEdit
                    label={t('item')}
                    value={text}
                    maxLength={maxLength}
                    onSave={(next) => (next === '' ? t('required') : onRename(id, next))}
                  />
                ) : (
                  text
                )}
              </div>
              {onRemove && !disabled ? (
                <span data-remove="">
                  <IconButton
                    label={t('remove', { item: text })}
                    icon={XMarkIcon}
                    size="small"
                    onClick={() => remove(id)}
                  />
                </span>
              ) : null}
            </div>
          );
        }}
      />
      {onAdd && !disabled ? (
        <div role="presentation" data-add="" onKeyDown={handleKeyDown} onPaste={handlePaste}>
          <TextField
            label={t('add', { list: label })}
            hideLabel
            placeholder={t('placeholder')}
            value={draft}
            maxLength={maxLength}
            enterKeyHint="done"
            onChange={setDraft}
          />
        </div>
      ) : null}
    </section>
  );
}
