import { style } from '@vanilla-extract/css';

/** Tabular figures align times in lists. */
export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
