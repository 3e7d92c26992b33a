import { createVar, style, styleVariants } from '@vanilla-extract/css';

/** Number of characters of the figure. */
export const length = createVar();

/** As wide as that many digits, and a percent sign: another figure of the same length changes no size. */
const box = style({
  inlineSize: `calc((${length} + 0.25) * 1ch)`,
  maxInlineSize: '100%',
  blockSize: '1lh',
  fontVariantNumeric: 'tabular-nums',
});

export const display = styleVariants({
  /** On a line of its own. */
  block: [box, { display: 'block' }],
  /** On a line of its own, its end below the ends of others. */
  end: [box, { display: 'block', marginInlineStart: 'auto', textAlign: 'end' }],
  /** Within a sentence. */
  inline: [box, { display: 'inline-block', verticalAlign: 'top', textAlign: 'end' }],
});

// Inside the box, because browsers lay out items of a flexbox or grid together with all others.
export const text = style({
  display: 'block',
  contain: 'strict',
  // Beyond the edges of the window a price costs nothing.
  contentVisibility: 'auto',
  blockSize: '100%',
  whiteSpace: 'pre',
});
