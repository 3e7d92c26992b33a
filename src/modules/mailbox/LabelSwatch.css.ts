import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
