import { createVar, style } from '@vanilla-extract/css';

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

export const item = style({
  minInlineSize: 0,
  selectors: { [`${root}[data-ready] > &`]: { position: 'absolute' } },
});
