import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { countBadge, countBadgeCorner } from '#theme/mixins.css';
import { modalSurface } from '#theme/modalSurface';
import { typography } from '#theme/typography';

/** Event target around button and panel that does not affect the layout. */
export const root = style({ display: 'contents' });

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const badge = style([countBadge, countBadgeCorner]);

const unringed = { '&:focus': { outline: 'none' } } as const;

export const hanging = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '22.5rem',
  maxInlineSize: '100%',
  selectors: unringed,
});

export const sheet = style({
  ...typography.body,
  ...modalSurface,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  '@media': {
    [media.motion]: {
      transform: 'translateY(0.5rem)',
      selectors: { '&[open]': { '@starting-style': { transform: 'translateY(0.5rem)' } } },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexShrink: 0,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const title = style({ ...typography.titleS, flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexShrink: 0, gap: vars.space[4] });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    // On a low screen the header and footer stay visible too.
    [`${hanging} > &`]: { maxBlockSize: `min(30rem, calc(100dvh - 11rem))` },
    [`${sheet} > &`]: { flexGrow: 1 },
  },
});

export const foot = style({
  flexShrink: 0,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
