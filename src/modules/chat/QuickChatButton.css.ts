import { style } from '@vanilla-extract/css';

import { media } from '#theme/media';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  // The rail is there instead.
  '@media': { [media.lgUp]: { display: 'none' } },
});
