import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const tags = style({ display: 'flex', flexDirection: 'column' });

export const tag = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3rem',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const title = style({ flexGrow: 1, minInlineSize: 0 });

export const form = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});
