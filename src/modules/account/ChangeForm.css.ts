import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  // Keeps an invalid field clear of a phone's on-screen keyboard.
  scrollMarginBlock: vars.space[96],
  paddingBlock: vars.space[4],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
