import type { CSSProperties } from 'react';

import type { PlacedColumn } from './columns';

type Pin = { 'data-pinned'?: 'start' | 'end'; style?: { insetInlineStart: string } | { insetInlineEnd: string } };

/** Room in px that the table's own columns take at either edge. */
type Inset = { start: number; end: number };

const pin = (edge: 'start' | 'end', offset: number): Pin => ({
  'data-pinned': edge,
  style: edge === 'start' ? { insetInlineStart: `${offset}px` } : { insetInlineEnd: `${offset}px` },
});

/** Attributes of a cell that stays in view. */
export function pinProps({ pinned, offset }: PlacedColumn<never>, inset: Inset): Pin {
  return pinned ? pin(pinned, offset + inset[pinned]) : {};
}

/** The table's own columns stay in view with the pinned columns that they stand beside. */
export function edgesOf(placed: readonly PlacedColumn<never>[], measured: Readonly<Record<string, number>>) {
  const has = (edge: 'start' | 'end') => placed.some(({ pinned }) => pinned === edge);
  const { select = 0, actions = 0, expand = 0 } = measured;
  return {
    inset: { start: select, end: actions + expand },
    select: has('start') ? pin('start', 0) : {},
    actions: has('end') ? pin('end', expand) : {},
    expand: has('end') ? pin('end', 0) : {},
  };
}

/** Width of the table's own columns. */
export const ownColumn = '3.5rem';

/** Once every column has a width, the table is as wide as they are together. */
export function fixedLayout(placed: readonly PlacedColumn<never>[], own: number): CSSProperties | undefined {
  const widths = placed.flatMap(({ width }) => width ?? []);
  if (widths.length < placed.length || widths.length === 0) return undefined;
  const total = widths.reduce((sum, width) => sum + width, 0);
  return { tableLayout: 'fixed', inlineSize: `calc(${total}px + ${own} * ${ownColumn})` };
}
