import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** As high as the items that replace them. */
export const row = styleVariants({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '2.5rem',
    paddingInline: vars.space[12],
  },
  tile: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[8],
    minBlockSize: '4.25rem',
  },
  icon: { display: 'flex', alignItems: 'center', justifyContent: 'center', blockSize: '3.5rem', inlineSize: '3.5rem' },
});

export const rows = style({ display: 'grid', gap: vars.space[2] });

export const words = style({ flexGrow: 1 });

export const message = style({
  ...typography.small,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
  padding: vars.space[12],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const narrow = style({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space[8] });

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[16], minBlockSize: '3rem' });

export const entry = style({ inlineSize: '6rem' });
