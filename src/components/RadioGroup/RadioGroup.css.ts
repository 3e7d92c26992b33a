import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const dot = style({
  borderRadius: vars.radius.full,
  selectors: {
    '&:checked::before': {
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
});
