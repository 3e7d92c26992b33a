import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { innerFocusOutline } from '#theme/focusOutline';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({ minInlineSize: 0 });

/** Laid out and painted only when it is near the viewport. */
export const item = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 6.6875rem' });

/** Viewport of a long list: the height of a header panel, or the full screen below the header on phones. */
export const scroller = style({
  blockSize: 'min(30rem, calc(100dvh - 11rem))',
  overflow: 'hidden',
  '@media': { [media.belowSm]: { blockSize: 'calc(100dvh - 3.5rem)' } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  alignItems: 'start',
  paddingBlock: vars.space[12],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    ':last-child > &': { borderBlockEndColor: 'transparent' },
    '&[data-inset]': { paddingInline: `0 ${vars.space[32]}` },
    '&[data-linked]:hover': { backgroundColor: vars.color.fill.hover },
  },
});

/** Stretches the link over the whole row, which makes the row its target. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&:focus-visible': innerFocusOutline,
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  borderRadius: vars.radius.full,
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.hover,
  border: '1px solid transparent',
  boxSizing: 'border-box',
  '@media': { [media.forcedColors]: forced.edge },
});

export const content = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Clicks on the text go through to the row's link below.
  selectors: { '[data-linked] > &': { pointerEvents: 'none' } },
});

// Links inside the text keep their own target.
globalStyle(`${content} a`, { pointerEvents: 'auto' });

export const title = style({
  ...typography.body,
  // A single line, whatever it contains.
  maxBlockSize: '1.25rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

export const description = style({
  ...typography.small,
  ...clampLines(2),
  maxBlockSize: '2.5rem',
  color: vars.color.text.muted,
  selectors: { '[data-unread] &[data-first]': { color: vars.color.text.default, fontWeight: vars.weight.medium } },
});

export const time = style({
  ...typography.caption,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  paddingBlockStart: vars.space[2],
});

export const actions = style({ position: 'relative', display: 'grid', gap: vars.space[2] });

/** Secondary actions appear on hover and focus; on touch devices they are always visible. */
export const action = style({
  display: 'inline-flex',
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { [`${row}:is(:hover, :focus-within) &, &[data-shown]`]: { opacity: 1 } },
    },
  },
});
