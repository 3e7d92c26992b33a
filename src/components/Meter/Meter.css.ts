import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Position of the value between `min` and `max`, from 0 to 1. */
export const share = createVar();
const solid = createVar();
const rim = createVar();
const word = createVar();

export const root = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0, overflowWrap: 'anywhere' });

export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

export const label = style({ ...typography.label });

export const value = style({
  ...typography.small,
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const verdict = style({ color: word, fontWeight: vars.weight.semibold });

export const level = styleVariants(
  { good: vars.color.success, fair: vars.color.warning, poor: vars.color.error },
  (roles) => ({ vars: { [solid]: roles.solid, [word]: roles.text, [rim]: roles.text } }),
);

export const plain = style({
  vars: { [solid]: vars.color.primary.solid, [word]: vars.color.text.default, [rim]: vars.color.primary.text },
});

export const bar = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fill.pressed,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${share} * 100%)`,
  borderRadius: vars.radius.full,
  backgroundColor: solid,
  // Bright fills, amber above all, need an edge that contrasts with the track (WCAG 1.4.11).
  boxShadow: `inset 0 0 0 1px ${rim}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

/** Marks the `low` and `high` thresholds. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${share} * 100%)`,
  inlineSize: '2px',
  backgroundColor: vars.color.surface.panel,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});
