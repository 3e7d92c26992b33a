import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[20] });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
});

export const heading = style({ ...typography.titleM });

export const empty = style({ ...typography.body, color: vars.color.text.muted });
