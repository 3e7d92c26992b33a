import { style } from '@vanilla-extract/css';

import { media } from '#theme/media';

/** Receives events around the trigger without affecting the layout. */
export const root = style({ display: 'contents' });

/** Text that is hidden on small screens. */
export const roomy = style({ '@media': { [media.belowSm]: { display: 'none' } } });
