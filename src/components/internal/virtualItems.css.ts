import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer itself keeps the scroll position when a row is taller than estimated.
  overflowAnchor: 'none',
  contain: 'layout paint',
  scrollbarWidth: 'thin',
  borderRadius: vars.radius.control,
  selectors: {
    // Inside, because the scroll container would clip a ring around it.
    '&:focus-visible': innerFocusOutline,
  },
});

export const height = styleVariants({
  /** Full height of the parent. */
  fill: { blockSize: '100%' },
  short: { blockSize: '16rem' },
  medium: { blockSize: '24rem' },
  tall: { blockSize: '36rem' },
});

export const sizer = style({ position: 'relative', inlineSize: '100%' });

/** A row or tile that can be pressed, focused and selected. */
export const item = style({
  selectors: {
    '&:focus-visible': innerFocusOutline,
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { backgroundColor: vars.color.fill.rest },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.primary.soft,
      // A border as well, so that the selection does not depend on the fill colour.
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.border}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
      },
    },
  },
});
