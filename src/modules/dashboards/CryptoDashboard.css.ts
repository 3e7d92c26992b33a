import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** What is held, and beside it how it came about. */
export const wallet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: vars.space[40],
  rowGap: vars.space[24],
  minInlineSize: 0,
});
