import { style } from '@vanilla-extract/css';

import { media } from '#theme/media';

/** Listens around the trigger without taking part in the layout. */
export const root = style({ display: 'contents' });

/** Words that a small screen has no room for. */
export const roomy = style({ '@media': { [media.belowSm]: { display: 'none' } } });
