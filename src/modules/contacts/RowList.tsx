import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Fieldset } from '#components/Fieldset';
import { IconButton } from '#components/IconButton';

import * as styles from './ContactForm.css';
import { contactLimits } from './limits';

export type RowListProps<Row> = {
  /** Heading of the group. */
  title: string;
  kind: 'email' | 'phone';
  rows: readonly Row[];
  /** The row that waits at the end to be filled in. */
  blank: Row;
  isEmpty: (row: Row) => boolean;
  onChange: (rows: readonly Row[]) => void;
  /** Renders the fields of a row. `position` counts from 1. */
  children: (row: Row, position: number, change: (next: Row) => void) => ReactNode;
};

/** Rows of one kind: a fresh one appears as the last is filled, and empty ones vanish when the focus leaves them. */
export function RowList<Row>({ title, kind, rows, blank, isEmpty, onChange, children }: RowListProps<Row>) {
  const { t } = useTranslation('contacts');
  const id = useId();
  const shown = rows.length < contactLimits.entries ? [...rows, blank] : rows;
  const rowId = (at: number) => `${id}-${at}`;

  function remove(at: number) {
    // The next row takes the place, and the focus.
    flushSync(() => onChange(rows.toSpliced(at, 1)));
    document.getElementById(rowId(at))?.querySelector('input')?.focus();
  }

  return (
    <Fieldset label={title}>
      <ul role="list" className={styles.rows}>
        {/* Rows have no identity of their own, and the fresh one must keep its field when it is filled. */}
        {Array.from({ length: shown.length }, (_, at) => (
          <li key={at} id={rowId(at)} className={styles.row}>
            <div
              role="presentation"
              className={styles.fields}
              data-fields={kind}
              onBlur={({ currentTarget, relatedTarget }) => {
                const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
                const own = rows[at];
                if (isLeft && own !== undefined && isEmpty(own)) onChange(rows.toSpliced(at, 1));
              }}
            >
              {children(shown[at] ?? blank, at + 1, (next) =>
                onChange(at < rows.length ? rows.with(at, next) : [...rows, next]),
              )}
            </div>
            <span className={styles.removal}>
              {at < rows.length ? (
                <IconButton
                  label={t(`edit.remove.${kind}`, { position: at + 1 })}
                  icon={XMarkIcon}
                  onClick={() => remove(at)}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
