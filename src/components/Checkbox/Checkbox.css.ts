import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[4] });

export const box = style({
  borderRadius: vars.radius.tag,
  selectors: {
    '&:checked::before': {
      inlineSize: '0.3125rem',
      blockSize: '0.5625rem',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&:indeterminate::before': {
      inlineSize: '0.5rem',
      blockSize: 0,
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderWidth: '0 0 2px',
      transform: 'none',
    },
  },
});
