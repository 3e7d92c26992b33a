import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import ChevronUpIcon from '@heroicons/react/24/outline/ChevronUpIcon';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Checkbox } from '#components/Checkbox';
import { IconButton } from '#components/IconButton';
import { useRangeClick } from '#lib/selection/useRangeClick';

import type { DataTableColumn } from './columns';
import * as styles from './DataTable.css';
import { roles } from './roles';
import { EditableCell } from './EditableCell';
import { SwitchCell } from './SwitchCell';
import { edgesOf, pinProps } from './placement';
import type { TableColumns } from './useTableColumns';

/** What a row calls; the same functions in all renders, so that a row renders again only if it changes itself. */
export type RowHandlers<Row> = {
  /** `range` is true when Shift was held. */
  onSelect: (key: string, on: boolean, range: boolean) => void;
  onEdit: (row: Row, column: string, value: string) => Promise<string | undefined> | string | undefined;
  onExpand: (key: string) => void;
};

type BodyRowProps<Row> = {
  row: Row;
  rowKey: string;
  placed: TableColumns<Row>['placed'];
  measured: TableColumns<Row>['measured'];
  handlers: RowHandlers<Row>;
  /** Id of the column that labels the row. */
  title: string | undefined;
  /** The row's label, for the names of its controls. */
  name: string;
  href: string | undefined;
  /** Whether the row takes the focus after its record was closed. */
  returned: boolean;
  /** `undefined` where rows are not selectable. */
  selected: boolean | undefined;
  disabled: boolean;
  /** Whether the cells of columns with `edit` can be edited. */
  editable: boolean;
  actions: ReactNode;
  hasActions: boolean;
  /** `undefined` where rows are not expandable. */
  expanded: boolean | undefined;
  detail: ReactNode;
  /** Index in the whole table including the header, set when the table is virtualised. */
  rowIndex: number | undefined;
};

function BodyRowOf<Row>({
  row,
  rowKey,
  placed,
  measured,
  handlers,
  title,
  name,
  href,
  returned,
  selected,
  disabled,
  editable,
  actions,
  hasActions,
  expanded,
  detail,
  rowIndex,
}: BodyRowProps<Row>) {
  const { t } = useTranslation('DataTable');
  const id = useId();
  const rangeClick = useRangeClick();
  const edges = edgesOf(placed, measured);
  const span = placed.length + (selected === undefined ? 0 : 1) + (hasActions ? 1 : 0) + 1;

  function content({ id: column, header, cell, edit }: DataTableColumn<Row>) {
    if (!edit || !editable) return cell(row);
    const shared = {
      column,
      names: { column: header, row: name },
      onSave: (value: string, base = row) => handlers.onEdit(base, column, value),
    };
    if (edit.kind === 'switch') return <SwitchCell {...shared} checked={edit.value(row)} />;
    return (
      <EditableCell {...shared} row={row} edit={edit}>
        {cell(row)}
      </EditableCell>
    );
  }

  return (
    <>
      <tr
        {...roles.row}
        className={styles.row}
        aria-rowindex={rowIndex}
        data-row-key={rowKey}
        data-selected={selected || undefined}
        data-link={href !== undefined || undefined}
        data-route-focus={returned || undefined}
      >
        {selected === undefined ? null : (
          <td {...roles.cell} className={styles.cell} data-part="select" {...edges.select}>
            <div className={styles.slot} role="presentation" {...rangeClick.props}>
              <Checkbox
                label={t('selectRow', { row: name })}
                hideLabel
                checked={selected}
                disabled={disabled}
                onChange={(on) => handlers.onSelect(rowKey, on, rangeClick.isRange())}
              />
            </div>
          </td>
        )}
        {placed.map((place) => {
          const { column } = place;
          return column.id === title ? (
            <th
              key={column.id}
              {...roles.rowheader}
              scope="row"
              className={styles.cell}
              data-align={column.align}
              data-part="title"
              {...pinProps(place, edges.inset)}
            >
              {href === undefined ? (
                content(column)
              ) : (
                <BaseLink href={href} className={styles.rowLink}>
                  {column.cell(row)}
                </BaseLink>
              )}
            </th>
          ) : (
            <td
              key={column.id}
              {...roles.cell}
              className={styles.cell}
              data-align={column.align}
              {...pinProps(place, edges.inset)}
            >
              {/* A card has no header row. In the table this label is hidden, and the header already announces it. */}
              <span className={styles.label} aria-hidden="true">
                {column.header}
              </span>
              <span>{content(column)}</span>
            </td>
          );
        })}
        {hasActions ? (
          <td {...roles.cell} className={styles.cell} data-part="actions" {...edges.actions}>
            <div className={styles.slot}>{actions}</div>
          </td>
        ) : null}
        {expanded === undefined ? null : (
          <td {...roles.cell} className={styles.cell} data-part="expand" {...edges.expand}>
            <div className={styles.slot}>
              <IconButton
                label={t('details', { row: name })}
                icon={expanded ? ChevronUpIcon : ChevronDownIcon}
                size="small"
                aria-expanded={expanded}
                aria-controls={expanded ? id : undefined}
                onClick={() => handlers.onExpand(rowKey)}
              />
            </div>
          </td>
        )}
      </tr>
      {expanded ? (
        <tr id={id} {...roles.row}>
          <td {...roles.cell} className={styles.wide} colSpan={span} data-detail>
            {detail}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** A table row, and its expanded content below. Memoised: tables render often, and may have hundreds of rows. */
export const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;
