import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, containerType: 'inline-size' });

/** Padding for a message in place of the record. */
export const inset = style({ padding: vars.space[20] });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[20],
});
