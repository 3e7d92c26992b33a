import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  selectors: { '&[data-tabs]': { paddingBlockEnd: 0 } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
});

export const titles = style({
  display: 'grid',
  gap: vars.space[4],
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: '16rem',
  minInlineSize: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const title = style({
  ...typography.titleM,
  overflowWrap: 'anywhere',
  // The heading receives focus after navigation only to announce the new page, so it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const description = style({
  ...typography.body,
  maxInlineSize: vars.measure.reading,
  // No single word on the last line.
  textWrap: 'pretty',
  color: vars.color.text.muted,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const tabs = style({
  minInlineSize: 0,
  // The tabs' bottom border overlaps the header's.
  marginBlockEnd: '-1px',
  paddingBlockStart: vars.space[4],
});
