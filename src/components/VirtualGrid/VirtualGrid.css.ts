import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';

/** Number of columns. */
export const columns = createVar();
const between = createVar();

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  contain: 'layout paint',
  // Reserves space for the scrollbar, or the number of columns would change when it appears.
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': innerFocusOutline },
});

export const height = styleVariants({
  /** Full height of the parent. */
  fill: { blockSize: '100%' },
  short: { blockSize: '16rem' },
  medium: { blockSize: '24rem' },
  tall: { blockSize: '36rem' },
});

/** Distance between tiles: steps of the space scale, in px. */
export const gap = styleVariants(vars.space, (space) => ({ vars: { [between]: space } }));

export const sizer = style({ position: 'relative', inlineSize: '100%' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap: between,
  // Padding, so that it is measured as part of the row's height.
  paddingBlockEnd: between,
});

export const tile = style({
  minInlineSize: 0,
  borderRadius: vars.radius.menu,
  selectors: {
    '&:focus-visible': innerFocusOutline,
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { backgroundColor: vars.color.fill.rest },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.primary.soft,
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
