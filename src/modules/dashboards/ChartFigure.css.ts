import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[4] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
});

export const value = style({ ...typography.figure, color: vars.color.text.default, overflowWrap: 'anywhere' });
