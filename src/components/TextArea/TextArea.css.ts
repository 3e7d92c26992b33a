import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Lines shown while it is empty. */
export const rows = createVar();

/** How tall it may grow. */
export const tallest = createVar();

export const root = style({
  // Grows with its text; where the browser cannot, the component does it.
  fieldSizing: 'content',
  paddingBlock: vars.space[8],
  minBlockSize: `calc(${rows} * 1lh + ${vars.space[16]})`,
  maxBlockSize: fallbackVar(tallest, '60vh'),
  resize: 'vertical',
  overflowY: 'auto',
});

export const count = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.error.text, fontWeight: 500 } },
});
