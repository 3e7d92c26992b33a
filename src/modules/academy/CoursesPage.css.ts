import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[20],
});

export const item = style({ display: 'grid', minInlineSize: 0 });
