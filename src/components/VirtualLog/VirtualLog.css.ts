import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

/** As high as its container, which has a height. */
export const root = style({ position: 'relative', blockSize: '100%', minBlockSize: 0, minInlineSize: 0 });

export const scroller = style({
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer itself keeps the scroll position.
  overflowAnchor: 'none',
  contain: 'layout paint',
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': innerFocusOutline },
});

export const sizer = style({ position: 'relative', inlineSize: '100%' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  boxSizing: 'border-box',
  // A new entry is laid out alone.
  contain: 'layout style',
  paddingInline: vars.space[16],
  selectors: { '&:focus-visible': innerFocusOutline },
});

export const heading = style({ paddingBlock: vars.space[12] });

/** Takes no space: lies over the topmost entries. */
export const sticky = style({
  position: 'sticky',
  insetBlockStart: vars.space[8],
  zIndex: vars.layer.raised,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  pointerEvents: 'none',
});

export const stickyHeading = style({
  ...typography.caption,
  blockSize: 'fit-content',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.bar,
});

/** Floats over the last entries. */
export const newest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[12],
  inlineSize: 'fit-content',
  marginInline: 'auto',
  zIndex: vars.layer.raised,
});
