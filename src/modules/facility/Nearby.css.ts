import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const item = style({ ...typography.body, display: 'grid', gap: vars.space[4] });

export const meta = style({ color: vars.color.text.muted });

export const state = style({
  ...typography.label,
  color: vars.color.success.text,
  selectors: { '&[data-tone="warning"]': { color: vars.color.warning.text } },
});

export const none = style({ ...typography.body, color: vars.color.text.muted });
