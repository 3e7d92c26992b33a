import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const root = style({
  ...typography.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const direction = styleVariants({
  up: [root, { color: vars.color.success.text }],
  down: [root, { color: vars.color.error.text }],
});
