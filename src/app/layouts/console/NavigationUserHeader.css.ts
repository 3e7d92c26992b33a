import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ flexShrink: 0, display: 'grid', gap: vars.space[8], paddingBlockEnd: vars.space[12] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Aligned with the header of the page.
  minBlockSize: '4rem',
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
});

export const controls = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
