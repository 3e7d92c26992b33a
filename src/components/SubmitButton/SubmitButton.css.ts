import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** In a button row, on a separate line below all buttons. */
export const reason = style({
  ...typography.small,
  color: vars.color.text.muted,
  maxInlineSize: vars.measure.reading,
  flexBasis: '100%',
  minInlineSize: 'min(100%, 12rem)',
  order: 1,
});
