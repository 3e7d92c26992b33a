import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { toneRoles } from '#theme/tones';

const solid = createVar();
const onSolid = createVar();

export const list = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const item = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-raised], &:focus-within': { zIndex: vars.layer.raised } },
});

// Placed from the left in either direction of writing: east is right on every map.
const marker = {
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;

// Hidden while outside the frame; its position at the edge exists only for keyboard focus.
const outside = { '&[data-outside]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } } as const;

export const pin = style({
  ...marker,
  inlineSize: '2rem',
  blockSize: '2.5rem',
  marginBlockStart: '-2.5rem',
  marginLeft: '-1rem',
  border: 0,
  borderRadius: '1rem',
  backgroundColor: 'transparent',
  color: onSolid,
  selectors: {
    ...outside,
    // A touch drag moves the pin instead of scrolling the page.
    '&[data-movable]': { cursor: 'grab', touchAction: 'none' },
    '&[data-movable]:active': { cursor: 'grabbing' },
  },
});

export const tone = styleVariants(toneRoles, (roles) => ({ vars: { [solid]: roles.solid, [onSolid]: roles.onSolid } }));

export const needle = style({
  gridArea: '1 / 1',
  inlineSize: '2rem',
  blockSize: '2.5rem',
  overflow: 'visible',
  fill: solid,
  stroke: vars.color.surface.panel,
  strokeWidth: 2,
  transformOrigin: '50% 100%',
  filter: `drop-shadow(0 1px 1.5px ${vars.color.surface.scrim})`,
  selectors: {
    [`${pin}[data-small] > &`]: { transform: 'scale(0.7)' },
    [`${pin}:hover > &`]: { transform: 'scale(1.08)' },
    [`${pin}[data-small]:hover > &`]: { transform: 'scale(0.8)' },
    [`${pin}[data-selected] > &`]: { transform: 'scale(1.3)', stroke: vars.color.text.default },
  },
  '@media': {
    [media.motion]: { transitionProperty: 'transform', transitionDuration: vars.duration.exit },
    [media.forcedColors]: {
      fill: 'ButtonFace',
      stroke: 'ButtonText',
      selectors: { [`${pin}[data-selected] > &`]: { fill: 'Highlight', stroke: 'HighlightText' } },
    },
  },
});

export const short = style({
  ...typography.caption,
  gridArea: '1 / 1',
  fontWeight: vars.weight.strong,
  paddingBlockEnd: vars.space[8],
  position: 'relative',
  selectors: {
    [`${pin}[data-selected] > &`]: { transform: 'translateY(-0.375rem) scale(1.15)' },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { [`${pin}[data-selected] > &`]: { color: 'HighlightText' } },
    },
  },
});

export const cluster = style({
  ...typography.label,
  ...marker,
  fontWeight: vars.weight.strong,
  // Anchored at its location like a pin, so that the same rule prevents pins and clusters from overlapping.
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2rem',
  marginBlockStart: '-2.25rem',
  marginLeft: '-1.375rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.primary.solid}`,
  backgroundColor: vars.color.surface.panel,
  color: vars.color.primary.text,
  boxShadow: `0 0 0 4px ${vars.color.primary.soft}`,
  selectors: {
    ...outside,
    '&:hover': { backgroundColor: vars.color.primary.soft },
    '&[data-selected]': { borderColor: vars.color.text.default },
  },
});

export const card = style({
  position: 'absolute',
  overflow: 'auto',
  pointerEvents: 'auto',
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.menu,
  overscrollBehavior: 'contain',
  '@media': { print: { display: 'none' } },
});

/** Along the bottom of a narrow map. */
export const sheet = style({
  insetBlockEnd: vars.space[12],
  insetInline: vars.space[12],
  // Leaves room for a bar at the bottom of the screen.
  scrollMarginBlockEnd: '5rem',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[8],
});

export const sheetContent = style({ flexGrow: 1, minInlineSize: 0 });
