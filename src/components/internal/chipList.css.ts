import { style } from '@vanilla-extract/css';

/** List of the chips in a field: chips and input share the lines of the field. */
export const chipList = style({ display: 'contents' });

export const chipItem = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
