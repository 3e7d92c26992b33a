import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Share of the track that is filled, from 0 to 1. */
export const share = createVar();
/** Colour of the filling and of its edge, which its tone or level sets. */
export const solid = createVar();
export const rim = createVar();

/** Text and track below each other. */
export const root = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0, overflowWrap: 'anywhere' });

/** Label and amount, beside each other where they fit. */
export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minInlineSize: 0,
});

export const label = style(typography.label);

export const amount = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fill.pressed,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: forced.outline },
});

export const filling = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${share} * 100%)`,
  borderRadius: vars.radius.full,
  backgroundColor: solid,
  // Bright fills, amber above all, need an edge that contrasts with the track (WCAG 1.4.11).
  boxShadow: `inset 0 0 0 1px ${rim}`,
  '@media': { [media.forcedColors]: forced.filling },
});
