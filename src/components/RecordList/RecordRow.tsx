import { memo, use } from 'react';
import type { ReactNode } from 'react';

import { BaseLink } from '#components/BaseLink';
import { Checkbox } from '#components/Checkbox';
import { useRangeClick } from '#lib/selection/useRangeClick';

import * as styles from './RecordRow.css';
import { RowStateContext } from './rowState';

export type RecordRowProps = {
  /** Id of the record. */
  rowKey: string;
  /** Opens the record. */
  href: string;
  /** What the row shows of the record; text only, because it is inside the link. */
  children: ReactNode;
  /** Whether the record is open; by default whether it is the list's `openId`. */
  current?: boolean | undefined;
  /** Whether the record was open until now: its row takes the focus again. By default whether it is the `returnId`. */
  returned?: boolean | undefined;
  /** Stands out among the others, for example because it is unread. */
  highlighted?: boolean | undefined;
  /** Whether the box is ticked; by default whether the list's selection has the record. */
  selected?: boolean | undefined;
  /** Accessible name of the checkbox: "Select “Floor plans”". Without it the row has none. */
  selectLabel?: string | undefined;
  /** Called by the checkbox, with Shift held for all since the last selected row. By default the list's selection. */
  onSelect?: ((key: string, selected: boolean, range: boolean) => void) | undefined;
  /** A small control at the end of the row, for example a star. */
  action?: ReactNode;
  /** A small control before the text, for example one that completes a task. */
  leadingAction?: ReactNode;
  /** The handle of a row that can be moved, from `SortableRows`. */
  handle?: ReactNode;
  /** `heading` for a record that has others below it. */
  variant?: keyof typeof styles.variant | undefined;
};

/**
 * The row of a record in a `RecordList`: a link over the whole row, with a checkbox and small controls above it. The list
 * tells it whether it is open and selected.
 */
export function RecordRow(props: RecordRowProps) {
  const { rowKey } = props;
  const { openId, returnId, selection } = use(RowStateContext);
  return (
    <Row
      current={rowKey === openId}
      returned={rowKey === returnId}
      selected={selection?.isSelected(rowKey)}
      onSelect={selection?.check}
      {...props}
    />
  );
}

// Memoised, because the context changes for all rows when one of them is selected or opened.
const Row = memo(function Row({
  rowKey,
  href,
  children,
  current = false,
  returned = false,
  highlighted = false,
  selected = false,
  selectLabel,
  onSelect,
  action,
  leadingAction,
  handle,
  variant = 'record',
}: RecordRowProps) {
  const rangeClick = useRangeClick();
  return (
    <div
      className={`${styles.root} ${styles.variant[variant]}`}
      data-row-key={rowKey}
      data-highlighted={highlighted || undefined}
      data-current={current || undefined}
      data-selected={selected || undefined}
      data-route-focus={returned || undefined}
    >
      <span className={styles.start} data-movable={Boolean(handle) || undefined}>
        {handle ? <span className={styles.handle}>{handle}</span> : null}
        {selectLabel === undefined || onSelect === undefined ? null : (
          <span role="presentation" className={styles.control} {...rangeClick.props}>
            <Checkbox
              label={selectLabel}
              hideLabel
              checked={selected}
              onChange={(checked) => onSelect(rowKey, checked, rangeClick.isRange())}
            />
          </span>
        )}
        {leadingAction === undefined ? null : <span className={styles.control}>{leadingAction}</span>}
      </span>
      <BaseLink className={styles.link} href={href} current={current || undefined}>
        {children}
      </BaseLink>
      {action === undefined ? null : <span className={styles.control}>{action}</span>}
    </div>
  );
});
