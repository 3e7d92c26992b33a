import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  minInlineSize: 0,
});

export const messages = style({ position: 'relative', flexGrow: 1, minBlockSize: 0 });

/** Centred in the space of the messages. */
export const centered = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: vars.space[24],
});

/** Below the messages while the contact writes. */
export const typing = style({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  paddingBlockEnd: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.text.muted,
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
