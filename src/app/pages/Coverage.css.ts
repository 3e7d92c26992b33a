import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
  maxInlineSize: vars.measure.reading,
  // Enough for an error message, so that the footer does not shift.
  minBlockSize: '15rem',
  marginBlockStart: vars.space[32],
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.smUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// The figure is displayed first, but its label is read first.
export const pair = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const term = style({ ...typography.body, color: vars.color.text.muted });

export const figure = style({ ...typography.titleL, fontVariantNumeric: 'tabular-nums' });
