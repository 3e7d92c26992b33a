import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const heading = style({ ...typography.titleS, outline: 'none' });

export const quiet = style({ ...typography.body, color: vars.color.text.muted });

export const list = style({ display: 'grid', maxInlineSize: vars.measure.reading });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const undo = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  // Takes no row while empty, but stays in the accessibility tree so that new text is announced.
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});

export const compare = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
