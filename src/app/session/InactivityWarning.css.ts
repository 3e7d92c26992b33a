import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Digits of equal width, so that the words beside them do not move. */
export const countdown = style({
  ...typography.titleS,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
});
