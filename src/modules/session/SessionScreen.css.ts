import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[32], minInlineSize: 0 });

export const head = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });

export const title = style({ ...typography.titleL, textWrap: 'balance' });

export const lead = style({
  ...typography.reading,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

globalStyle(`${lead} strong`, { color: vars.color.text.default });
