import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const checking = style({
  ...typography.reading,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.text.muted,
});
