import type { ReactNode, Ref } from 'react';

import { useSelection } from '#lib/selection/useSelection';
import type { Selection } from '#lib/selection/useSelection';

import type { WindowHandle, WindowPosition } from './VirtualWindow';
import type * as styles from './virtualItems.css';

/** What virtual lists and grids of items have in common. */
export type VirtualItemsProps<Item> = {
  items: readonly Item[];
  /** Stable id of an item, independent of its position. */
  itemKey: (item: Item) => string;
  /** Renders one item. */
  children: (item: Item, state: { readonly selected: boolean; readonly position: number }) => ReactNode;
  height?: keyof typeof styles.height | undefined;
  /** Text that type-ahead matches, where the arrow keys move between items. */
  textOf?: ((item: Item) => string) | undefined;
  /** Keys of the selected items; items are selectable if `onSelectionChange` is set. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys that are selected initially, where the component keeps its own selection. */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with all selected keys after a change. */
  onSelectionChange?: ((keys: string[]) => void) | undefined;
  /** Whether more than one item can be selected. */
  multiple?: boolean | undefined;
  /** Whether an item cannot be selected. */
  isDisabled?: ((key: string) => boolean) | undefined;
  /** Called on Enter or double click on an item. */
  onAction?: ((key: string) => void) | undefined;
  /** Initial position, as last reported by `onPositionChange`. */
  position?: WindowPosition | undefined;
  /** Called when scrolling has stopped. */
  onPositionChange?: ((position: WindowPosition) => void) | undefined;
  /** Shown if there are no items. */
  empty?: ReactNode;
  ref?: Ref<WindowHandle> | undefined;
};

type SelectionProps<Item> = Pick<
  VirtualItemsProps<Item>,
  | 'items'
  | 'itemKey'
  | 'multiple'
  | 'isDisabled'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'onAction'
>;

/** The selection of a virtual list or grid, whether its items can be selected, and whether they can be pressed. */
export function useItemSelection<Item>({
  items,
  itemKey,
  multiple = false,
  isDisabled,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onAction,
}: SelectionProps<Item>): { selection: Selection; selectable: boolean; pressable: boolean } {
  const selectable = onSelectionChange !== undefined || defaultSelectedKeys !== undefined;
  const selection = useSelection({
    mode: multiple ? 'multiple' : 'single',
    order: () => items.map(itemKey),
    isDisabled,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
  });
  return { selection, selectable, pressable: selectable || onAction !== undefined };
}
