import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const header = style({ display: 'grid', gap: vars.space[8] });

export const muted = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const heading = style({ ...typography.titleM, outline: 'none' });

export const rows = style({ display: 'grid', gap: vars.space[8] });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const check = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[8] });

export const quote = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const term = style({ ...typography.label });

export const part = style({ ...typography.caption, color: vars.color.text.muted });

export const picture = style({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control });
