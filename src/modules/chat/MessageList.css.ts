import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Above the first unread message. */
export const unread = style({ paddingBlock: vars.space[12] });

export const skeleton = style({ display: 'grid', gap: vars.space[12], padding: vars.space[16] });

export const skeletonBubble = style({
  inlineSize: '65%',
  selectors: { '&[data-side="mine"]': { marginInlineStart: 'auto', inlineSize: '50%' } },
});
