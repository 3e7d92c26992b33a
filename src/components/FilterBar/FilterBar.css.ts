import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const status = style({
  ...typography.small,
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const chip = style({ minInlineSize: 0 });
