import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const head = style({ display: 'grid', gap: vars.space[2] });

export const title = style({ ...typography.label });

export const text = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const code = style({ ...typography.caption, fontFamily: 'monospace', color: vars.color.text.muted });
