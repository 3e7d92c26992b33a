import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', alignContent: 'start', gap: vars.space[12], minInlineSize: 0 });

export const title = style({ ...typography.label, color: vars.color.text.muted });

export const list = style({ display: 'grid', gap: vars.space[12] });

export const trade = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({ ...typography.small, color: vars.color.text.muted });

export const empty = style({ ...typography.body, color: vars.color.text.muted });
