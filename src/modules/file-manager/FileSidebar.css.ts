import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[16],
});

export const usage = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
