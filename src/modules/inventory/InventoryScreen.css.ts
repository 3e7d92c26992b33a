import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[16],
  '@media': { [media.mdUp]: { paddingInline: vars.space[24] } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const title = style({ ...typography.titleM, selectors: { '&:focus-visible': { outline: 'none' } } });

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
