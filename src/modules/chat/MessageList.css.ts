import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Above the first unread message, centred between two lines. */
export const unread = style({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  color: vars.color.primary.text,
  selectors: {
    '&::before, &::after': { content: '""', blockSize: '1px', backgroundColor: vars.color.primary.border },
  },
});

export const skeleton = style({ display: 'grid', gap: vars.space[12], padding: vars.space[16] });

export const skeletonBubble = style({
  inlineSize: '65%',
  selectors: { '&[data-side="mine"]': { marginInlineStart: 'auto', inlineSize: '50%' } },
});
