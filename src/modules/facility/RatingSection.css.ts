import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const figure = style({ ...typography.titleL, fontVariantNumeric: 'tabular-nums' });

export const source = style({ ...typography.body, color: vars.color.text.muted });
