import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** The wallet, and beside it the trades that changed it. */
export const wallet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: vars.space[40],
  rowGap: vars.space[24],
  minInlineSize: 0,
});
