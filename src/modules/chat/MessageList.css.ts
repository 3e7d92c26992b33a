import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
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

export const typing = style({
  ...typography.caption,
  position: 'absolute',
  insetInlineStart: vars.space[12],
  insetBlockEnd: vars.space[8],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[12],
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.bar,
});

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const dots = style({ display: 'inline-flex', gap: vars.space[4] });

export const dot = style({
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  '@media': {
    [media.motion]: {
      animation: `${pulse} 1200ms infinite`,
      selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
    },
  },
});

export const skeleton = style({ display: 'grid', gap: vars.space[12], padding: vars.space[16] });

export const skeletonBubble = style({
  inlineSize: '65%',
  selectors: { '&[data-side="mine"]': { marginInlineStart: 'auto', inlineSize: '50%' } },
});
