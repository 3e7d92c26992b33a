import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({ display: 'grid' });

export const figure = style({ ...typography.figure, color: vars.color.text.default });

export const term = style({ ...typography.small, color: vars.color.text.muted });
