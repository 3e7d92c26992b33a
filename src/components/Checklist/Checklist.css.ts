import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ ...typography.body, display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const label = style({ ...typography.label });

export const progress = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });

export const text = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${item}[data-done] &`]: { color: vars.color.text.muted, textDecorationLine: 'line-through' } },
});
