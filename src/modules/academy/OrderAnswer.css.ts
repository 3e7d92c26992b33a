import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const item = style({
  ...typography.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.large,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.panel,
});

export const number = style({
  ...typography.label,
  minInlineSize: '1.25rem',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const text = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
