import { style } from '@vanilla-extract/css';

import { media } from '#theme/media';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  // Replaced by the rail.
  '@media': { [media.lgUp]: { display: 'none' } },
});
