import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { FieldError } from '#components/Field';
import { focusRing, visuallyHidden } from '#theme/mixins.css';

import type { DataTableTextEdit } from './columns';
import { cellsOf, moveByArrow } from './cellFocus';
import * as styles from './columns.css';

type EditableCellProps<Row> = {
  row: Row;
  /** Id of the column. */
  column: string;
  edit: DataTableTextEdit<Row>;
  /** Column and row, for the names of the controls. */
  names: { column: string; row: string };
  /** Saves the text; `base` is the row when the editing began. Returns `undefined`, or why it was refused. */
  onSave: (value: string, base: Row) => Promise<string | undefined> | string | undefined;
  children: ReactNode;
};

/** A cell that Enter or F2 turns into a text field. Text that is refused stays in the field with the reason. */
export function EditableCell<Row>({ row, column, edit, names, onSave, children }: EditableCellProps<Row>) {
  const { t } = useTranslation('DataTable');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'reading' | 'editing' | 'saving'>('reading');
  const [draft, setDraft] = useState('');
  const [error, setError] = useState<string>();
  // The row when the editing began; another tab may change it meanwhile.
  const [base, setBase] = useState(row);
  const value = edit.value(row);

  function start() {
    // The field must exist before it can take focus, and phones open the keyboard only within the same event.
    flushSync(() => {
      setDraft(value);
      setBase(row);
      setError(undefined);
      setState('editing');
    });
    const field = root.current?.querySelector('input');
    field?.focus();
    field?.select();
  }

  function leave() {
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    flushSync(() => {
      setState('reading');
      setError(undefined);
    });
    if (hadFocus) root.current?.querySelector('button')?.focus();
  }

  async function save() {
    if (state !== 'editing') return;
    if (draft === value) {
      leave();
      return;
    }
    setState('saving');
    let reason: string | undefined;
    try {
      reason = await onSave(draft, base);
    } catch {
      reason = t('editFailed');
    }
    if (reason === undefined) leave();
    else {
      setError(reason);
      setState('editing');
    }
  }

  /** Saves, and edits the next cell or the previous one; at the ends of the table Tab leaves it. */
  function moveOn(by: 1 | -1): boolean {
    if (!root.current) return false;
    const cells = cellsOf(root.current);
    const next = cells[cells.indexOf(root.current) + by];
    if (!next) return false;
    void save();
    const button = next.querySelector('button');
    if (button) button.click();
    else next.querySelector('input')?.focus();
    return true;
  }

  return (
    <div ref={root} data-edit={column} className={styles.editCell}>
      {state === 'reading' ? (
        <button
          type="button"
          className={`${focusRing} ${styles.editable}`}
          onClick={start}
          onKeyDown={(event) => {
            if (event.key !== 'F2') return moveByArrow(event);
            event.preventDefault();
            start();
          }}
        >
          <span className={visuallyHidden}>{t('edit', names)} </span>
          {children}
        </button>
      ) : (
        <div className={styles.editor}>
          <input
            className={`${focusRing} ${styles.editInput}`}
            aria-label={t('editField', names)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : id}
            aria-busy={state === 'saving' || undefined}
            readOnly={state === 'saving'}
            value={draft}
            maxLength={edit.maxLength}
            inputMode={edit.inputMode}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={() => {
              // Refused text waits for a correction; blur does not submit it again unchanged.
              if (error === undefined) void save();
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') void save();
              else if (event.key === 'Escape') {
                // One press has one effect: a dialog around the table stays open.
                event.stopPropagation();
                leave();
              } else if (event.key !== 'Tab' || !moveOn(event.shiftKey ? -1 : 1)) return;
              event.preventDefault();
            }}
          />
          <div role="alert">
            <FieldError id={id}>{error}</FieldError>
          </div>
        </div>
      )}
    </div>
  );
}
