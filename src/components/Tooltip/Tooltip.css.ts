import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Receives events around the trigger without affecting the layout. */
export const root = style({ display: 'contents' });

export const text = style({
  display: 'block',
  maxInlineSize: '20rem',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
});

export const keys = style({ marginInlineStart: vars.space[8], opacity: 0.75 });
