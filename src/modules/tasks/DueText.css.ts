import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const due = style({
  ...typography.caption,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="overdue"]': { color: vars.color.error.text },
    '&[data-state="today"]': { color: vars.color.primary.text },
  },
});
