import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const fields = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

export const requestId = style({
  ...typography.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
