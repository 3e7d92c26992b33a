import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** A short page in the reading column, centred vertically. */
export const page = style({
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[64],
  display: 'grid',
  gap: vars.space[24],
});
