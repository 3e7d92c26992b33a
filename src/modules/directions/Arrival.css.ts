import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const time = style({ display: 'grid', gap: vars.space[4] });

export const state = style({
  ...typography.titleS,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },
    '&[data-tone="neutral"]': { color: vars.color.text.default },
  },
});
