import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[16],
});
