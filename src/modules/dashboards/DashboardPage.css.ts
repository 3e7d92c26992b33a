import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});

/** Twelve columns, so that blocks of halves, thirds and quarters share their edges. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[16],
  minInlineSize: 0,
  maxInlineSize: '90rem',
  marginInline: 'auto',
  '@media': { [media.mdUp]: { gap: vars.space[20] } },
});
