import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const email = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  // A badge is taller than its line and must not increase the line height.
  marginBlock: '-0.125rem',
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[8] });

/** Lines up with the button labels of the other rows. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.small,
  paddingInline: vars.space[8],
  fontWeight: vars.weight.medium,
});
