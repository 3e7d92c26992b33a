import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.error.border}`,
  backgroundColor: vars.color.error.soft,
  selectors: {
    '&[data-right]': { borderColor: vars.color.success.border, backgroundColor: vars.color.success.soft },
  },
});

export const title = style({ ...typography.label, display: 'flex', gap: vars.space[6] });
