import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Completed share, from 0 to 1. */
export const share = createVar();
const solid = createVar();
const rim = createVar();

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const root = style({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-cancellable]': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[8] },
  },
});

/** Beside text and bar, without making the row of either higher. */
export const cancel = style({
  display: 'inline-flex',
  alignSelf: 'center',
  gridColumn: 2,
  gridRow: '1 / span 2',
});

/** A circle has its text beside it. */
export const beside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minInlineSize: 0,
});

export const stacked = style({ display: 'grid', minInlineSize: 0 });

export const label = style({ ...typography.label });

export const value = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const tone = styleVariants(
  {
    primary: vars.color.primary,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  (roles) => ({ vars: { [solid]: roles.solid, [rim]: roles.text } }),
);

export const bar = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fill.pressed,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const thickness = styleVariants({
  small: { blockSize: '4px' },
  medium: { blockSize: '8px' },
  large: { blockSize: '12px' },
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
  transition: `inline-size ${vars.duration.enter} ${vars.easing.enter}`,
  selectors: {
    '&[data-endless]': { inlineSize: '40%', insetInlineStart: '30%' },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&[data-endless]': { animation: `${run} 1.4s ease-in-out infinite` } },
    },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

export const circle = style({ display: 'block', flexShrink: 0, transform: 'rotate(-90deg)' });

export const ring = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  large: { inlineSize: '4rem', blockSize: '4rem' },
});

export const spinning = style({
  display: 'grid',
  flexShrink: 0,
  '@media': { [media.motion]: { animation: `${turn} 1.2s linear infinite` } },
});

export const groove = style({ fill: 'none', stroke: vars.color.fill.pressed });

export const arc = style({
  fill: 'none',
  stroke: solid,
  strokeLinecap: 'round',
  // The circle has `pathLength={100}`, so its circumference is 100.
  strokeDasharray: `calc(${share} * 100) 100`,
  transition: `stroke-dasharray ${vars.duration.enter} ${vars.easing.enter}`,
  selectors: { '&[data-none]': { stroke: 'none' } },
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
