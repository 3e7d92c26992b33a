import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const email = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  // A badge is higher than its line, and the line shall not be.
  marginBlock: '-0.125rem',
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[8] });

/** Where the buttons of the other rows have their words. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.compact,
  paddingInline: vars.space[8],
  fontWeight: 500,
});
