import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

/** The heights of the plots of charts, and of a row of figures. */
export const height = styleVariants({
  figures: { minBlockSize: '3.5rem' },
  small: { minBlockSize: '10rem' },
  medium: { minBlockSize: '15rem' },
  large: { minBlockSize: '20rem' },
  tall: { minBlockSize: '30rem' },
});
