import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  blockSize: '1.25rem',
  alignItems: 'center',
  color: vars.color.error.text,
  selectors: { '&[data-right]': { color: vars.color.success.text } },
});
