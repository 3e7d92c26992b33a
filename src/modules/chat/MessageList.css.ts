import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

export const scroller = style({
  display: 'flex',
  // Starts at the bottom and stays there when content is added.
  flexDirection: 'column-reverse',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scroll anchoring is done in JavaScript, because not every browser supports it.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
  selectors: {
    '&:focus-visible': innerFocusOutline,
  },
});

export const content = style({
  display: 'grid',
  flexShrink: 0,
  gap: vars.space[24],
  // A short conversation starts at the top.
  marginBlockEnd: 'auto',
  padding: vars.space[16],
});

export const showEarlier = style({ display: 'grid', justifyItems: 'center' });

export const day = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

/** Centred between two lines. */
export const dayTitle = style({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.text.muted,
  selectors: {
    '&::before, &::after': { content: '""', blockSize: '1px', backgroundColor: vars.color.border.subtle },
  },
});

/** Floats over the last messages. */
export const scrollToNewest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[12],
  inlineSize: 'fit-content',
  marginInline: 'auto',
});

export const skeleton = style({ display: 'grid', gap: vars.space[12], padding: vars.space[16] });

export const skeletonBubble = style({
  inlineSize: '65%',
  selectors: { '&[data-side="mine"]': { marginInlineStart: 'auto', inlineSize: '50%' } },
});
