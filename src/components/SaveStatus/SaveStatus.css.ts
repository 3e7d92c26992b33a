import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.text.muted,
  selectors: { '&[data-failed]': { color: vars.color.error.text } },
});

export const text = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], whiteSpace: 'nowrap' });
