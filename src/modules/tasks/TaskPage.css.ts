import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[24], maxInlineSize: '48rem' });

export const heading = style({
  ...typography.titleS,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

export const progress = style({ ...typography.small, color: vars.color.text.muted });

export const notes = style({
  ...typography.body,
  maxInlineSize: vars.measure.reading,
  paddingBlockStart: vars.space[8],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const subTasks = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: `${vars.space[12]} 0 0`,
  listStyle: 'none',
});

export const subTask = style({
  display: 'flex',
  gap: vars.space[8],
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
  selectors: { '&[data-done]': { color: vars.color.text.muted } },
});

export const check = style({
  display: 'grid',
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: { '[data-done] > &': { color: vars.color.success.text } },
});

export const done = style({ textDecoration: 'line-through' });

export const missing = style({ color: vars.color.text.muted });
