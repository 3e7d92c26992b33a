import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useItemSelection } from '#components/internal/virtualItems';
import type { VirtualItemsProps } from '#components/internal/virtualItems';
import * as shared from '#components/internal/virtualItems.css';
import { textAt, VirtualWindow } from '#components/internal/VirtualWindow';
import type { WindowHandle, WindowPosition } from '#components/internal/VirtualWindow';
import { itemRowAt, overscanOf, rowsOf, slotsOf } from '#components/internal/virtualRows';
import type { VirtualRow } from '#components/internal/virtualRows';

import * as styles from './VirtualList.css';

/** Scroll position of a virtual list with its measured heights; pass it back as `position` to restore it. */
export type VirtualPosition = WindowPosition;

/** Imperative handle of a virtual list or grid. */
export type VirtualHandle = WindowHandle;

export type VirtualListProps<Item> = VirtualItemsProps<Item> & {
  /** Accessible name of the list. */
  label: string;
  /**
   * `list`: content with its own controls; `listbox`: options; `grid`: rows with arrow key navigation that contain
   * controls.
   */
  as?: 'list' | 'listbox' | 'grid';
  /** Estimated height of a row in px, used until it is measured. */
  estimatedHeight?: number;
  /** Group heading of an item; items of a group must be adjacent. */
  groupOf?: (item: Item) => string;
};

const rowRole = { list: 'listitem', listbox: 'option', grid: 'row' } as const;
const headingHeight = 32;

/**
 * A virtualised list, as fast with ten thousand rows as with ten: only visible rows are rendered, plus the focused one.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  as = 'list',
  estimatedHeight = 40,
  height = 'fill',
  groupOf,
  textOf,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  multiple = false,
  isDisabled,
  onAction,
  position,
  onPositionChange,
  empty,
  ref,
}: VirtualListProps<Item>) {
  const { i18n } = useTranslation();
  // Memoised: scrolling re-renders often, and iterating over 10,000 items each time costs 8 ms on a slow phone.
  const { rows, keyAt } = useMemo(() => {
    const made = rowsOf(items, itemKey, groupOf);
    return { rows: made, keyAt: (index: number) => made[index]?.key ?? index };
  }, [items, itemKey, groupOf]);
  const walks = as !== 'list';
  const { selection, selectable, pressable } = useItemSelection({
    items,
    itemKey,
    multiple,
    isDisabled,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    onAction,
  });
  const scroller = useRef<HTMLDivElement>(null);

  if (rows.length === 0 && empty !== undefined) return empty;

  return (
    <VirtualWindow
      scroller={scroller}
      label={label}
      role={as}
      className={`${shared.root} ${shared.height[height]}`}
      sizerClassName={shared.sizer}
      multiselectable={walks && selectable && multiple}
      rowCount={as === 'grid' ? rows.length : undefined}
      slots={slotsOf(rows)}
      lines={{
        count: rows.length,
        ofSlot: (slot) => slot,
        keyAt,
        estimatedHeight: (index) => (rows[index]?.kind === 'heading' ? headingHeight : estimatedHeight),
        overscan: overscanOf(estimatedHeight),
        paddingStart: groupOf ? headingHeight : 0,
      }}
      targets={(slot, pageLines = 10) => ({
        ArrowDown: () => itemRowAt(rows, slot + 1, 1),
        ArrowUp: () => itemRowAt(rows, slot - 1, -1),
        Home: () => itemRowAt(rows, 0, 1),
        End: () => itemRowAt(rows, rows.length - 1, -1),
        PageDown: () => itemRowAt(rows, slot + pageLines, 1),
        PageUp: () => itemRowAt(rows, slot - pageLines, -1),
      })}
      walks={walks}
      selection={selection}
      selectable={selectable}
      onAction={onAction}
      typeAhead={textOf && { count: items.length, textAt: textAt(items, textOf), locale: i18n.language }}
      position={position}
      onPositionChange={onPositionChange}
      ref={ref}
      renderHeader={({ top }) => {
        const topRow = rows[top];
        const heading = topRow?.kind === 'item' ? rows[topRow.heading] : topRow;
        return heading?.kind === 'heading' ? (
          <div className={styles.sticky} role="presentation" aria-hidden="true">
            <div className={styles.stickyHeading}>{heading.label}</div>
          </div>
        ) : null;
      }}
    >
      {({ lines, activeSlot, measureLine }) =>
        lines.map(({ index, key }) => {
          const row = rows[index];
          if (!row) return null;
          if (row.kind === 'heading') {
            return (
              <div key={key} ref={measureLine} data-index={index} className={styles.row} aria-hidden="true">
                <div className={styles.heading}>{row.label}</div>
              </div>
            );
          }
          const above = row.first ? rows[row.heading] : undefined;
          return (
            <ItemRow
              key={key}
              row={row}
              index={index}
              count={items.length}
              as={as}
              group={above?.kind === 'heading' ? above.label : undefined}
              pressable={pressable}
              selectable={walks && selectable}
              selected={selection.isSelected(row.key)}
              disabled={isDisabled?.(row.key) ?? false}
              active={index === activeSlot}
              measureLine={measureLine}
              render={children}
            />
          );
        })
      }
    </VirtualWindow>
  );
}

type ItemRowProps<Item> = {
  row: VirtualRow<Item> & { readonly kind: 'item' };
  index: number;
  count: number;
  as: NonNullable<VirtualListProps<Item>['as']>;
  /** The heading above the first row of a group. */
  group: string | undefined;
  pressable: boolean;
  selectable: boolean;
  selected: boolean;
  disabled: boolean;
  active: boolean;
  measureLine: (element: HTMLDivElement | null) => void;
  render: VirtualListProps<Item>['children'];
};

function ItemRowOf<Item>({
  row,
  index,
  count,
  as,
  group,
  pressable,
  selectable,
  selected,
  disabled,
  active,
  measureLine,
  render,
}: ItemRowProps<Item>) {
  const walks = as !== 'list';
  const content = render(row.item, { selected, position: row.position });
  return (
    <div
      ref={measureLine}
      data-index={index}
      data-slot={index}
      data-pressable={(pressable && !disabled) || undefined}
      role={rowRole[as]}
      className={`${shared.item} ${styles.row}`}
      // The first row of a group announces the group.
      aria-description={group}
      aria-posinset={as === 'grid' ? undefined : row.position}
      aria-setsize={as === 'grid' ? undefined : count}
      aria-rowindex={as === 'grid' ? index + 1 : undefined}
      aria-disabled={(walks && disabled) || undefined}
      aria-selected={selectable ? selected : undefined}
      tabIndex={walks ? (active ? 0 : -1) : undefined}
    >
      {as === 'grid' ? <div role="gridcell">{content}</div> : content}
    </div>
  );
}

/** Memoised, because each step of scrolling renders the list again. */
const ItemRow = memo(ItemRowOf) as typeof ItemRowOf;
