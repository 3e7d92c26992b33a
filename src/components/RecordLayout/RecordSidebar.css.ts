import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[16],
  minInlineSize: 0,
});

export const end = style({ alignSelf: 'flex-start' });
