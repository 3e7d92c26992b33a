import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlock: vars.space[8],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: '11rem minmax(0, 1fr) auto' },
  },
});

// As tall as the button beside it.
export const term = style({ ...typography.label, color: vars.color.text.muted, paddingBlock: vars.space[4] });

export const detail = style({
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  gridRow: '2',
  gridColumn: '1 / -1',
  '@container': {
    '(min-width: 34rem)': {
      gridRow: 'auto',
      gridColumn: 'auto',
      // The form also covers the button's column.
      selectors: { '[data-editing] > &': { gridColumn: '2 / -1' } },
    },
  },
});

export const action = style({
  gridColumn: '-2 / -1',
  gridRow: '1',
  justifySelf: 'end',
  // Lines up the button label with the edge of the card.
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  display: 'flex',
  alignItems: 'start',
});
