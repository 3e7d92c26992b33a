import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', minInlineSize: 0 });

export const variant = styleVariants({
  /** Dividers between the rows. */
  divided: {},
  /** Rounded rows with gaps, for a sidebar. */
  spaced: { gap: vars.space[2] },
});

export const density = styleVariants({ default: {}, compact: {} });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingInline: vars.space[12],
  selectors: {
    [`${density.default} > &`]: { paddingBlock: vars.space[12] },
    [`${density.compact} > &`]: { paddingBlock: vars.space[6] },
    [`${variant.divided} > &:not(:last-child)`]: { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    [`${variant.spaced} > &`]: { borderRadius: vars.radius.control },
    '&[data-pressable]:hover': { backgroundColor: vars.color.fill.rest },
    '&[data-selected]': { backgroundColor: vars.color.primary.soft },
    '&[data-selected][data-pressable]:hover': { backgroundColor: vars.color.primary.softHover },
    // A bar as well as a fill, so that selection is not marked by colour alone.
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      backgroundColor: vars.color.primary.solid,
    },
    [`${variant.spaced} > &[data-selected]::before`]: {
      insetBlock: vars.space[6],
      borderRadius: vars.radius.full,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** As tall as the first line of the title, or as the picture in it. */
export const leading = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: '1lh',
  color: vars.color.text.muted,
});

/** Above the stretched target, so that its controls can be clicked. */
export const lifted = style({ position: 'relative', zIndex: vars.layer.raised });

export const words = style({ display: 'grid', gap: vars.space[2], flexGrow: 1, minInlineSize: 0 });

export const firstLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minInlineSize: 0,
});

export const title = style({
  ...typography.label,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${item}[data-unread] &`]: { fontWeight: vars.weight.strong } },
});

export const target = style({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'none',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': innerFocusOutline,
    [`${variant.spaced} &::after`]: { borderRadius: vars.radius.control },
  },
});

export const description = style({
  ...typography.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

/** Number of visible lines of the text. */
export const lines = styleVariants({
  one: clampLines(1),
  two: clampLines(2),
  all: {},
});

export const meta = style({
  ...typography.caption,
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const trailing = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  flexShrink: 0,
  gap: vars.space[4],
});

export const actions = style([
  trailing,
  lifted,
  {
    '@media': {
      // Only with hover: without it the actions are always visible and have their own space.
      [media.hover]: {
        opacity: 0,
        transition: `opacity ${vars.duration.exit}`,
        selectors: {
          [`${item}:hover &, ${item}:focus-within &, &:has([aria-expanded="true"])`]: { opacity: 1 },
          // Overlay the end of the row, so that times stay aligned; not where permanent content follows.
          '&:last-child': {
            position: 'absolute',
            insetInlineEnd: vars.space[8],
            insetBlockStart: '50%',
            transform: 'translateY(-50%)',
            padding: vars.space[2],
            gap: vars.space[2],
            borderRadius: vars.radius.menu,
            backgroundColor: vars.color.surface.overlay,
            boxShadow: vars.shadow.menu,
          },
        },
      },
    },
  },
]);

/** Unread dot and time at the end of the first line. */
export const end = style({ display: 'flex', alignItems: 'center', flexShrink: 0, gap: vars.space[8] });

export const dot = style({
  flexShrink: 0,
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primary.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
