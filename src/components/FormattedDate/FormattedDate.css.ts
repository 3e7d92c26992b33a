import { style } from '@vanilla-extract/css';

/** Figures of one width, so that times stand under each other in lists. */
export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
