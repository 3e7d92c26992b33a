import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
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

export const list = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.smUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Same height with a two-line name as while loading. */
export const item = style({
  ...typography.body,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '6.25rem',
});

export const name = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const state = style({
  ...typography.label,
  color: vars.color.success.text,
  selectors: { '&[data-tone="warning"]': { color: vars.color.warning.text } },
});

export const distance = style({ color: vars.color.text.muted });
