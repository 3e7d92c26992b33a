import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const list = style({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.enter,
  selectors: { '&[data-stale]': { opacity: 0.6 } },
});

export const skeleton = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[20],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
