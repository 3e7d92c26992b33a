import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Width of the control, the minimum width of its panel. */
export const width = createVar();

export const trigger = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: {
    // The element selector outweighs the field's own padding, whichever of the two files loads first.
    // The width is that of the field, however long the chosen options are.
    'button&': { paddingInlineEnd: vars.space[40], inlineSize: 0, minInlineSize: '100%' },
    '&[data-empty]': { color: vars.color.text.muted },
  },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: `calc(${width} - 2px)`,
  maxInlineSize: '28rem',
  maxBlockSize: '26rem',
  outline: 'none',
});

export const search = style({ padding: vars.space[8], paddingBlockEnd: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  padding: vars.space[4],
  paddingInlineStart: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const count = style({ ...typography.small, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

export const message = style({
  ...typography.body,
  padding: vars.space[16],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
