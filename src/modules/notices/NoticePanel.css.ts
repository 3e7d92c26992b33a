import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Padding for everything except the list, which is full width. */
export const inset = style({
  paddingInline: vars.space[16],
  selectors: { '&[data-failed]': { paddingBlock: vars.space[16] } },
});

export const empty = style({ paddingInline: vars.space[16], paddingBlock: vars.space[8] });
