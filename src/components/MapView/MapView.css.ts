import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ position: 'relative', display: 'grid' });

/** Visible only while focused, over a corner of the map. */
export const skip = style({
  ...typography.label,
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  zIndex: vars.layer.pinned,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.link,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' } },
});

export const end = style({ blockSize: 0, outline: 'none' });

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  // Not `hidden`: a `hidden` box can still be scrolled, and the browser would scroll it to a focused pin.
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.map.land,
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  selectors: {
    '&[data-water]': { backgroundColor: vars.color.map.sea },
    // On top of the map, which would cover a border on the frame itself.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: `1px solid ${vars.color.border.default}`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forcedColors]: forced.border },
});

export const height = styleVariants({
  small: { blockSize: '13rem' },
  medium: { blockSize: '24rem' },
  tall: { blockSize: 'clamp(24rem, 70dvh, 44rem)' },
  fill: { blockSize: '100%', minBlockSize: '20rem' },
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  // Vertical swipes scroll the page; horizontal and two-finger gestures move the map.
  touchAction: 'pan-y',
  selectors: { '&[data-dragging]': { cursor: 'grabbing' } },
});

export const surface = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  touchAction: 'pan-y',
  borderRadius: vars.radius.card,
  selectors: {
    [`${stage}[data-dragging] > &`]: { cursor: 'grabbing' },
    '&:focus-visible': { ...innerFocusOutline, outlineOffset: '-3px' },
  },
});

export const sheet = style({
  position: 'absolute',
  top: 0,
  left: 0,
  transformOrigin: '0 0',
  maxInlineSize: 'none',
  pointerEvents: 'none',
  fontFamily: vars.font.body,
  // Its own layer while moving, so that the browser shifts a painted layer instead of repainting.
  selectors: { [`${stage}[data-dragging] > &`]: { willChange: 'transform' } },
});

export const slot = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const slotContent = style({ pointerEvents: 'auto' });

export const scale = style({
  ...typography.caption,
  position: 'absolute',
  left: vars.space[12],
  bottom: vars.space[12],
  paddingBlockEnd: vars.space[2],
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.map.label,
  border: `1.5px solid ${vars.color.map.label}`,
  borderBlockStart: 0,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
