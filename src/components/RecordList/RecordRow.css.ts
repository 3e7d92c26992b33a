import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';

export const root = style({
  position: 'relative',
  // Changes of one row must not trigger layout in the others.
  contain: 'layout style',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  borderInlineStart: '4px solid transparent',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[data-highlighted]': { borderInlineStartColor: vars.color.primary.solid },
    '&[data-selected]': { backgroundColor: vars.color.primary.soft },
    '&[data-current]': { backgroundColor: vars.color.primary.soft },
    // A bar in addition to the background, because colour alone is not enough (WCAG 1.4.1).
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '3px',
      backgroundColor: vars.color.primary.solid,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const variant = styleVariants({
  record: {},
  heading: { alignItems: 'center', backgroundColor: vars.color.surface.subtle },
});

export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  selectors: { '&[data-movable]': { paddingInlineStart: vars.space[20] } },
  '@media': { [media.coarse]: { gap: 0, selectors: { '&[data-movable]': { paddingInlineStart: 0 } } } },
});

/** Before the other controls; the pointer and the focus in the row show it, and touch always does. */
export const handle = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetInlineStart: 0,
  selectors: { [`${root}:not(:hover, :focus-within) > * > &`]: { opacity: 0 } },
  '@media': {
    [media.coarse]: {
      position: 'relative',
      marginInlineStart: `calc(-1 * ${vars.space[12]})`,
      selectors: { [`${root}:not(:hover, :focus-within) > * > &`]: { opacity: 1 } },
    },
    [media.forcedColors]: { selectors: { [`${root}:not(:hover, :focus-within) > * > &`]: { opacity: 1 } } },
  },
});

/** Stacks above the link that covers the row. */
export const control = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
});

export const link = style({
  display: 'grid',
  // A fixed width, so that the browser need not measure the text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minInlineSize: 0,
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    // The link covers the whole row, and so does its focus ring.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': innerFocusOutline,
  },
});
