import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const meters = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const statement = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const figure = style({ ...typography.figure, color: vars.color.text.default, overflowWrap: 'anywhere' });

export const facts = style({ display: 'grid', gap: vars.space[8] });

/** Term and value beside each other; below each other only where they have no room. */
export const fact = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

export const term = style({ color: vars.color.text.muted });

/** Leads nowhere on paper. */
export const link = style({ '@media': { [media.print]: { display: 'none' } } });
