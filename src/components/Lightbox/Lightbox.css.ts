import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { modalSurface } from '#theme/modalSurface';
import { typography } from '#theme/typography';

/** Magnification; 1 fits the window. */
export const zoom = createVar();
/** Natural width of the picture. */
export const width = createVar();
/** Its width by its height. */
export const ratio = createVar();

export const root = style({
  ...typography.body,
  ...modalSurface,
  margin: 0,
  inlineSize: '100dvw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: 0,
  backgroundColor: vars.color.surface.app,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexShrink: 0,
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
});

export const counter = style({
  ...typography.label,
  flexGrow: 1,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const stage = style({
  // The size that the picture fits into.
  containerType: 'size',
  display: 'grid',
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // A picture has no direction of reading, and its scroll position counts from the left.
  direction: 'ltr',
  // All gestures are handled here.
  touchAction: 'none',
  // Bars would take some of the space that the picture fits into.
  scrollbarWidth: 'none',
  selectors: { '&[data-magnified]': { cursor: 'grab' }, '&[data-magnified]:active': { cursor: 'grabbing' } },
});

export const picture = style({
  display: 'block',
  // With automatic margins the overflow of a magnified picture stays within reach of scrolling.
  margin: 'auto',
  visibility: 'hidden',
  userSelect: 'none',
  selectors: {
    '&[data-loaded]': {
      visibility: 'visible',
      // Small pictures are shown at twice their size at most.
      inlineSize: `calc(${zoom} * min(100cqi, 100cqb * ${ratio}, 2 * ${width}))`,
      maxInlineSize: 'none',
      blockSize: 'auto',
      aspectRatio: ratio,
    },
    '&:not([data-loaded])': { position: 'absolute', inlineSize: '1px', blockSize: '1px' },
  },
});

export const waiting = style({ placeSelf: 'center', color: vars.color.text.muted });

export const failure = style({
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  padding: vars.space[24],
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const side = {
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.control.large} / 2)`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.app,
  '@media': { [media.belowSm]: { insetBlockStart: 'auto', insetBlockEnd: vars.space[8] } },
} as const;

export const previous = style({ ...side, insetInlineStart: vars.space[8] });

export const next = style({ ...side, insetInlineEnd: vars.space[8] });

export const caption = style({
  ...typography.body,
  boxSizing: 'border-box',
  flexShrink: 0,
  minBlockSize: vars.space[48],
  maxBlockSize: '25dvh',
  overflowY: 'auto',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    // Between the buttons.
    [media.belowSm]: { paddingInline: vars.space[64], minBlockSize: vars.space[64] },
  },
});
