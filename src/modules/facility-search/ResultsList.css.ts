import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const list = style({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const skeleton = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[20],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
