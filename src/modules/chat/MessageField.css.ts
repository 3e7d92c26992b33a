import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[8],
  flexShrink: 0,
  padding: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const field = style({ display: 'grid', gap: vars.space[8], flexGrow: 1, minInlineSize: 0 });
