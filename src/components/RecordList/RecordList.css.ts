import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';
import { windowHeight } from '#theme/windowBarsHeight.css';

/** Height of a row with its border. */
export const rowHeight = createVar();

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
  // A virtual list scrolls itself: the area is as high as its pane, the viewport without the layout's header.
  selectors: { '&[data-virtual]': { blockSize: `calc(${windowHeight} - 4rem)` } },
});

export const header = style({
  display: 'flex',
  // A virtual list fills the remaining height.
  flexShrink: 0,
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minBlockSize: '3.5rem',
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  // On the smallest screens the last button would have a line to itself.
  '@container': { '(max-width: 21rem)': { gap: vars.space[4], paddingInline: vars.space[8] } },
});

export const title = style({ ...typography.titleM, minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' });

export const summary = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  textAlign: 'end',
  // In two lines, for the same reason.
  '@container': { '(max-width: 21rem)': { maxInlineSize: '4.25rem' } },
});

export const search = style({ paddingInline: vars.space[12], paddingBlockEnd: vars.space[8] });

export const controls = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[8],
});

/** Stays in view while the page scrolls, as long as something is selected. */
export const selectionBar = style({
  selectors: { '&[data-selecting]': { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky } },
});

/** The same height with and without a selection. */
export const bulkActions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minBlockSize: '3rem',
  paddingInline: vars.space[12],
  borderBlock: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  // Aligns with the rows below, which show a border when selected.
  borderInlineStart: '4px solid transparent',
  selectors: {
    // Without a label the box stands in the middle of its target: it stays where it is when the label goes.
    '&[data-labelled]': { paddingInlineStart: `calc(${vars.space[12]} + 3px)` },
  },
});

export const selectedCount = style({ ...typography.small, fontVariantNumeric: 'tabular-nums' });

/** The rows, and the content beside them. */
export const body = style({
  display: 'flex',
  minInlineSize: 0,
  selectors: { '[data-virtual] > &': { flexGrow: 1, minBlockSize: 0 } },
});

export const rows = style({ display: 'flex', flexDirection: 'column' });

/** Padding for the messages shown instead of rows. */
export const panel = style({
  flexGrow: 1,
  minInlineSize: 0,
  selectors: {
    '&[data-inset]': { paddingInline: vars.space[16] },
    [`[data-virtual] > ${body} > &`]: { minBlockSize: 0, display: 'flex', flexDirection: 'column' },
  },
});

export const window = style({ flexGrow: 1, minBlockSize: 0 });

export const footer = style({ padding: vars.space[12] });

/** Reserves the space of a row that renders in a later frame. */
export const rowPlaceholder = style({ blockSize: rowHeight });

export const rowSkeleton = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  blockSize: rowHeight,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
