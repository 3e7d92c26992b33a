import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const password = style({ display: 'grid', gap: vars.space[8] });

export const forgot = style({ justifySelf: 'end' });

export const other = style({ color: vars.color.text.muted });

/** Reserves the height of the list while it loads, so that the form does not move. */
export const demo = style({
  minBlockSize: '16rem',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
