import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { drawingTone } from '#theme/tones';

export const root = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: forced.text },
});

export const size = styleVariants({
  small: { inlineSize: vars.space[64], blockSize: vars.space[20] },
  wide: { inlineSize: '100%', blockSize: vars.space[20] },
  medium: { display: 'block', inlineSize: '100%', blockSize: vars.space[64] },
  large: { display: 'block', inlineSize: '100%', blockSize: vars.space[80] },
});

export const tone = styleVariants(drawingTone);

export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Mirrored in right-to-left text: time runs in reading direction.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** A dot that stays round when the SVG is stretched: the round cap of a zero-length line. */
export const end = style({ fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' });
