import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const options = style({ display: 'flex', minInlineSize: 0 });

/** One under the other, or side by side where they are few and short. */
export const orientation = styleVariants({
  vertical: { flexDirection: 'column' },
  horizontal: { flexWrap: 'wrap', columnGap: vars.space[20] },
});

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
