import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const none = style({ color: vars.color.text.muted });

export const lines = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });

/** Large enough for touch without increasing the line height. */
export const change = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.large });
