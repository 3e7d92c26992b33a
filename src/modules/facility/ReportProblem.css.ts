import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  '@media': { [media.print]: { display: 'none' } },
});

export const form = style({ display: 'grid', gap: vars.space[24] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const thanks = style({ display: 'grid', gap: vars.space[16], justifyItems: 'start' });
