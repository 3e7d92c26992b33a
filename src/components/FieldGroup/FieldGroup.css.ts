import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ minInlineSize: 0 });

export const legend = style({
  ...typography.label,
  padding: 0,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

// A legend is no grid item, so the rest of the group is laid out on its own.
export const body = style({
  display: 'grid',
  gap: vars.space[6],
  selectors: { '&[data-below-legend]': { paddingBlockStart: vars.space[4] } },
});
