import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const label = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.text.muted,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
});

export const figure = style({ ...typography.figure, color: vars.color.text.default, overflowWrap: 'anywhere' });

export const trend = style({
  flexGrow: 1,
  minInlineSize: '4rem',
  maxInlineSize: '10rem',
  paddingBlockEnd: vars.space[8],
});

export const change = style({ ...typography.small, display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

export const tone = styleVariants({
  neutral: { color: vars.color.text.muted },
  success: { color: vars.color.success.text },
  warning: { color: vars.color.warning.text },
  error: { color: vars.color.error.text },
});

export const description = style({ ...typography.small, color: vars.color.text.muted });
