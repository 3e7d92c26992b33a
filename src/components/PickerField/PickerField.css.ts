import { style } from '@vanilla-extract/css';

// Chips and input share the lines of the field.
export const chips = style({ display: 'contents' });

export const chip = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
