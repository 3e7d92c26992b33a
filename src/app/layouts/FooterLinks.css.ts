import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[12] });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  rowGap: vars.space[8],
});

export const demo = style({ justifySelf: 'start' });
