import { createVar, style } from '@vanilla-extract/css';

import { media } from '#theme/media';

/** Minimum width of a column. */
export const minimum = createVar();

// Not inherited: a changed position must not restyle all that is in the items.
const length = () => createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
/** Height of the list. */
export const height = length();
/** Position and width of an item. */
export const start = length();
export const top = length();
export const width = length();

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  blockSize: height,
  // The list itself keeps what is in view where it is.
  overflowAnchor: 'none',
  '@media': {
    // A sheet has another width, and no positions: columns of equal rows.
    [media.print]: {
      blockSize: 'auto',
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimum}, 100%), 1fr))`,
      alignItems: 'start',
    },
  },
});

export const item = style({
  position: 'absolute',
  insetBlockStart: top,
  insetInlineStart: start,
  inlineSize: width,
  minInlineSize: 0,
  contain: 'layout style',
  '@media': { [media.print]: { position: 'static', inlineSize: 'auto', breakInside: 'avoid' } },
});
