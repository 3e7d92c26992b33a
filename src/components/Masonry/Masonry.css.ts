import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Minimum width of a column. */
export const minimum = createVar();

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    // Until the items are measured, and without scripts: columns of equal rows.
    '&:not([data-ready])': {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimum}, 100%), 1fr))`,
      alignItems: 'start',
    },
  },
});

export const gap = styleVariants({
  small: { gap: vars.space[8] },
  medium: { gap: vars.space[16] },
  large: { gap: vars.space[24] },
});

export const item = style({
  minInlineSize: 0,
  selectors: { [`${root}[data-ready] > &`]: { position: 'absolute' } },
});
