import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.reading,
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[32],
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[96],
});

export const words = style({ display: 'grid', gap: vars.space[12], textWrap: 'balance' });

export const title = style({ ...typography.titleL });

export const countdown = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] });
