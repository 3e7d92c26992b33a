import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const { error, warning, success } = vars.color;

export const root = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[6],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.tag,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.rest,
  selectors: {
    '&[data-state="overdue"]': { color: error.text, backgroundColor: error.soft },
    '&[data-state="today"]': { color: warning.text, backgroundColor: warning.soft },
    '&[data-state="done"]': { color: success.text, backgroundColor: success.soft },
  },
});
