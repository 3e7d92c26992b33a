import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import ChevronUpIcon from '@heroicons/react/24/outline/ChevronUpIcon';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Checkbox } from '#components/Checkbox';
import { IconButton } from '#components/IconButton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import { rowHeaderOf } from './columns';
import type { DataTableColumn } from './columns';
import * as styles from './DataTable.css';

type BodyRowProps<Row> = {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  /** The row's label, for the names of its controls. */
  name: string;
  href: string | undefined;
  /** `undefined` where rows are not selectable. */
  selected: boolean | undefined;
  /** `range` is true when Shift was held. */
  onSelect: (on: boolean, range: boolean) => void;
  actions: ReactNode;
  hasActions: boolean;
  /** `undefined` where rows are not expandable. */
  expanded: boolean | undefined;
  onExpand: () => void;
  detail: ReactNode;
  /** Index in the whole table including the header, set when the table is virtualised. */
  rowIndex: number | undefined;
};

/** A table row, and its expanded content below. */
export function BodyRow<Row>({
  row,
  columns,
  name,
  href,
  selected,
  onSelect,
  actions,
  hasActions,
  expanded,
  onExpand,
  detail,
  rowIndex,
}: BodyRowProps<Row>) {
  const { t } = useTranslation('DataTable');
  const id = useId();
  const shift = useRef(false);
  const title = rowHeaderOf(columns);
  const span = columns.length + (selected === undefined ? 0 : 1) + (hasActions ? 1 : 0) + 1;
  return (
    <>
      <tr
        className={styles.row}
        aria-rowindex={rowIndex}
        data-selected={selected || undefined}
        data-link={href !== undefined || undefined}
      >
        {selected === undefined ? null : (
          <td className={styles.cell} data-part="select">
            <div
              className={styles.slot}
              // A change event does not report Shift; the preceding click does, also from the keyboard.
              onClickCapture={(event) => {
                shift.current = event.shiftKey;
              }}
            >
              <Checkbox
                label={<VisuallyHidden>{t('selectRow', { row: name })}</VisuallyHidden>}
                checked={selected}
                onChange={(on) => onSelect(on, shift.current)}
              />
            </div>
          </td>
        )}
        {columns.map((column) =>
          column.id === title ? (
            <th key={column.id} scope="row" className={styles.cell} data-align={column.align} data-part="title">
              {href === undefined ? (
                column.cell(row)
              ) : (
                <BaseLink href={href} className={styles.rowLink}>
                  {column.cell(row)}
                </BaseLink>
              )}
            </th>
          ) : (
            <td key={column.id} className={styles.cell} data-align={column.align}>
              {/* A card has no header row. In the table this label is hidden, and the header already announces it. */}
              <span className={styles.label} aria-hidden="true">
                {column.header}
              </span>
              <span>{column.cell(row)}</span>
            </td>
          ),
        )}
        {hasActions ? (
          <td className={styles.cell} data-part="actions">
            <div className={styles.slot}>{actions}</div>
          </td>
        ) : null}
        {expanded === undefined ? null : (
          <td className={styles.cell} data-part="expand">
            <div className={styles.slot}>
              <IconButton
                label={t('details', { row: name })}
                icon={expanded ? ChevronUpIcon : ChevronDownIcon}
                size="small"
                aria-expanded={expanded}
                aria-controls={expanded ? id : undefined}
                onClick={onExpand}
              />
            </div>
          </td>
        )}
      </tr>
      {expanded ? (
        <tr id={id}>
          <td className={styles.wide} colSpan={span} data-detail>
            {detail}
          </td>
        </tr>
      ) : null}
    </>
  );
}
