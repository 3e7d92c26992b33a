import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Rows of equal height, regardless of content.
  gridAutoRows: '1fr',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[8],
  listStyle: 'none',
});

/** The maximum height of the panel's body, less on a low viewport. */
export const scroller = style({
  flex: '1 1 30rem',
  minBlockSize: 0,
  blockSize: '30rem',
  padding: vars.space[8],
  boxSizing: 'border-box',
});

/** Same layout as a cell. */
export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[8],
});

export const lines = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
});

export const empty = style({ paddingInline: vars.space[24] });

/** Placeholder while the form loads. */
export const loading = style({ display: 'grid', gap: vars.space[20], padding: vars.space[16] });
