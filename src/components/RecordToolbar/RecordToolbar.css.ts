import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minBlockSize: '3.5rem',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** Stays in one piece when it moves below the link, at the end of its line. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});
