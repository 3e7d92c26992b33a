import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const head = style({ display: 'grid', gap: vars.space[4] });

export const eyebrow = style({ ...typography.caption, color: vars.color.primary.text });

export const title = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const hint = style({ ...typography.small, color: vars.color.text.muted });

export const result = style({ display: 'grid', outline: 'none', scrollMarginBlock: vars.space[80] });

export const error = style({ ...typography.small, color: vars.color.error.text });
