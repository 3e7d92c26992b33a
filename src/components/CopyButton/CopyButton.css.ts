import { style } from '@vanilla-extract/css';

/** Its own words keep their room, so that the button never shrinks under the pointer. */
export const words = style({ display: 'inline-grid', justifyItems: 'start' });

export const word = style({
  gridArea: '1 / 1',
  selectors: { '&[data-silent]': { visibility: 'hidden' } },
});
