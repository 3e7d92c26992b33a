import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Number of lines shown while empty. */
export const rows = createVar();

/** Maximum height. */
export const tallest = createVar();

export const root = style({
  // Grows with its text; the component measures it where the browser does not support this.
  fieldSizing: 'content',
  paddingBlock: vars.space[8],
  minBlockSize: `calc(${rows} * 1lh + ${vars.space[16]})`,
  maxBlockSize: fallbackVar(tallest, '60vh'),
  resize: 'vertical',
  overflowY: 'auto',
  selectors: {
    '&:not([data-variant="outline"])': { resize: 'none' },
    '&[data-variant="title"]': { ...typography.titleM },
  },
});

export const count = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.error.text, fontWeight: vars.weight.medium } },
});
