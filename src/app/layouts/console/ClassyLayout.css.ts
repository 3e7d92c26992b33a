import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const start = style({ flexShrink: 0, display: 'grid', gap: vars.space[8], paddingBlockEnd: vars.space[12] });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // In one line with the header.
  minBlockSize: '4rem',
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
});

export const controls = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
