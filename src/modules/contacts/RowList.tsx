import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useId, useState } from 'react';
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
  // The rows behind a removed one keep their keys, so that the element with the focus stays mounted.
  const [removedKeys, setRemovedKeys] = useState<readonly number[]>([]);
  const keys = Array.from({ length: shown.length + removedKeys.length }, (_, key) => key)
    .filter((key) => !removedKeys.includes(key))
    .slice(0, shown.length);

  function remove(at: number, key: number) {
    setRemovedKeys((before) => [...before, key]);
    onChange(rows.toSpliced(at, 1));
  }

  return (
    <Fieldset label={title}>
      <ul role="list" className={styles.rows}>
        {keys.map((key, at) => (
          <li key={key} id={rowId(at)}>
            <div
              role="presentation"
              className={styles.row}
              onBlur={({ currentTarget, relatedTarget }) => {
                const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
                const own = rows[at];
                if (isLeft && own !== undefined && isEmpty(own)) remove(at, key);
              }}
            >
              <div className={styles.fields} data-fields={kind}>
                {children(shown[at] ?? blank, at + 1, (next) =>
                  onChange(at < rows.length ? rows.with(at, next) : [...rows, next]),
                )}
              </div>
              <span className={styles.removal}>
                {at < rows.length ? (
                  <IconButton
                    label={t(`edit.remove.${kind}`, { position: at + 1 })}
                    icon={XMarkIcon}
                    onClick={() => {
                      flushSync(() => remove(at, key));
                      // The next row takes the place, and the focus.
                      document.getElementById(rowId(at))?.querySelector('input')?.focus();
                    }}
                  />
                ) : null}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
