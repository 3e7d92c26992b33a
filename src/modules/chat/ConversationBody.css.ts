import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  minInlineSize: 0,
});

export const messages = style({ position: 'relative', flexGrow: 1, minBlockSize: 0 });

/** Centred in the space of the messages. */
export const centered = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: vars.space[24],
});
