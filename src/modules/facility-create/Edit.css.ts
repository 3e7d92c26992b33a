import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const change = style({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
});

export const title = style({ ...typography.titleM, outline: 'none' });

export const term = style({ ...typography.label });

export const muted = style({ ...typography.body, color: vars.color.text.muted });

export const removed = style({
  textDecorationLine: 'line-through',
  color: vars.color.text.muted,
  whiteSpace: 'pre-line',
});

export const added = style({ fontWeight: vars.weight.semibold, whiteSpace: 'pre-line' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
