import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const table = style({ ...typography.body, inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = style({
  ...typography.body,
  textAlign: 'start',
  color: vars.color.text.muted,
  paddingBlockEnd: vars.space[8],
});

const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
} as const;

export const head = style({ ...cell, ...typography.label, color: vars.color.text.muted });

export const part = style({ ...cell, fontWeight: 500 });

export const data = style(cell);

export const code = style({ ...typography.small, color: vars.color.text.muted });

export const skeleton = style({ display: 'grid', gap: vars.space[12], ...typography.body });
