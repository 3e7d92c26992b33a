import { style } from '@vanilla-extract/css';

/** All the words in one cell, so that the button keeps its width whatever it says. */
export const words = style({ display: 'inline-grid', justifyItems: 'start' });

export const word = style({
  gridArea: '1 / 1',
  selectors: { '&[data-silent]': { visibility: 'hidden' } },
});
