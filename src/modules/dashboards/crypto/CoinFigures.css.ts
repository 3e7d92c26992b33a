import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  flex: '1 1 20rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space[40],
  rowGap: vars.space[16],
});

export const headline = style({ display: 'grid', gap: vars.space[2], minInlineSize: '14rem' });

export const name = style({ ...typography.titleS });

export const iso = style({ ...typography.small, color: vars.color.text.muted });

export const price = style({ ...typography.figure, color: vars.color.text.default, whiteSpace: 'nowrap' });

/** Smaller than the price: the eye lands on that. */
export const facts = style({
  flex: '1 1 20rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[16],
  minInlineSize: 0,
});

export const fact = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const term = style({ ...typography.small, color: vars.color.text.muted });

export const detail = style({
  ...typography.titleS,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});
