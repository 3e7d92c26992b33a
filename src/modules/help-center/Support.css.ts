import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

/** Name and address beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[20],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const suggestions = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[16],
  color: vars.color.text.muted,
});

export const suggestion = style({ display: 'grid', gap: vars.space[2] });

export const sent = style({ display: 'grid', gap: vars.space[16], maxInlineSize: vars.measure.content });

export const ticket = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const number = style({ ...typography.lead });

export const text = style({ ...typography.reading, color: vars.color.text.muted });
