import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

import { personRow } from './personRow';

/** Height of a row in px. */
export const rowHeight = 64;

/** Aligned with the names in the rows. */
export const title = style({ paddingInlineStart: vars.space[4] });

export const row = style({
  ...personRow,
  minBlockSize: `${rowHeight}px`,
  paddingInline: vars.space[16],
  selectors: {
    ...personRow.selectors,
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&:active': { backgroundColor: vars.color.fill.pressed },
  },
});

export const skeleton = style({ display: 'grid' });

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  minBlockSize: `${rowHeight}px`,
  paddingInline: vars.space[16],
});
