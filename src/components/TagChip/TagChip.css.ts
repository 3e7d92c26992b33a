import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';

export const swatch = style({
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: forced.border },
});

export const small = style({
  maxInlineSize: '12rem',
  paddingInline: vars.space[6],
  borderStyle: 'none',
  '@media': { [media.forcedColors]: { borderStyle: 'solid' } },
});
