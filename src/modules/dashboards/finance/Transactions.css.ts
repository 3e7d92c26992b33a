import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [media.print]: { display: 'none' } },
});

export const search = style({ flex: '1 1 14rem', maxInlineSize: '24rem' });

/** Below the table: sums at its start, pages at its end. */
export const foot = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const totals = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24], rowGap: vars.space[8] });

export const total = style({ ...typography.label, display: 'grid' });

export const term = style({ ...typography.small, color: vars.color.text.muted });
