import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

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
  inlineSize: '100%',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  '@media': { [media.mdUp]: { gap: vars.space[20] } },
});

export const section = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space[32],
});

export const sectionWords = style({ display: 'grid', gap: vars.space[2], breakAfter: 'avoid' });

export const sectionTitle = style({ ...typography.titleM, color: vars.color.text.default });

export const statement = style({ ...typography.small, color: vars.color.text.muted });
