import { style } from '@vanilla-extract/css';

/** Reserves the width of its label, so that the button never shrinks under the pointer. */
export const words = style({ display: 'inline-grid', justifyItems: 'start' });

export const word = style({
  gridArea: '1 / 1',
  selectors: { '&[data-silent]': { visibility: 'hidden' } },
});
