import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', minInlineSize: 0 });

export const item = style({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
});
