import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.titleS });

export const email = style({ ...typography.small, color: vars.color.text.muted });
