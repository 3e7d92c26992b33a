import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8], minInlineSize: 0 });

export const title = style({
  ...typography.label,
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

export const count = style({ ...typography.caption, flexShrink: 0, color: vars.color.text.muted });
