import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  // A field that is wrong is not hidden by the keyboard of a phone.
  scrollMarginBlock: vars.space[96],
  paddingBlock: vars.space[4],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
