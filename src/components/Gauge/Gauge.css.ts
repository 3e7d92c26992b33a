import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { drawingTone } from '#theme/tones';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  printColorAdjust: 'exact',
});

export const size = styleVariants({
  small: { inlineSize: '8rem' },
  medium: { inlineSize: '12rem' },
  large: { inlineSize: '16rem' },
});

export const dial = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  inlineSize: '100%',
  '@media': { [media.forcedColors]: forced.text },
});

export const tone = styleVariants(drawingTone);

export const drawing = style({
  gridArea: '1 / 1 / 2 / 3',
  inlineSize: '100%',
  forcedColorAdjust: 'none',
  // Fills in text direction.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const stroke = style({ fill: 'none', strokeWidth: 14 });

export const track = style([
  stroke,
  {
    stroke: vars.color.fill.pressed,
    '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeWidth: 4 } },
  },
]);

export const fill = style([stroke, { stroke: 'currentColor' }]);

export const mark = style([stroke, { stroke: vars.color.surface.panel, strokeWidth: 16 }]);

export const figure = style({
  gridArea: '1 / 1 / 2 / 3',
  placeSelf: 'end center',
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${size.small} &`]: { ...typography.titleM },
    [`${size.medium} &`]: { ...typography.titleL, fontWeight: vars.weight.semibold },
    [`${size.large} &`]: { ...typography.figure },
  },
});

export const bound = style({
  ...typography.caption,
  fontWeight: vars.weight.regular,
  gridRow: 2,
  minInlineSize: '14%',
  justifySelf: 'start',
  paddingBlockStart: vars.space[2],
  textAlign: 'center',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-end]': { justifySelf: 'end' } },
});

export const words = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', minInlineSize: 0 });

export const label = style({ ...typography.label, overflowWrap: 'anywhere' });

export const level = style({ ...typography.small, color: vars.color.text.muted });
