import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: vars.measure.content,
});

export const title = style({
  ...typography.titleL,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // The heading receives focus after navigation only to announce the new page, so it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const lead = style({
  ...typography.reading,
  maxInlineSize: vars.measure.reading,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

/** A part of a page with its heading. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minInlineSize: 0,
  alignContent: 'start',
});

export const sectionTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
});

export const sectionTitle = style({ ...typography.titleM, scrollMarginBlockStart: vars.space[24] });

/** A question with an answer, cut off from what is around it. */
export const framed = style({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  padding: vars.space[8],
  minInlineSize: 0,
});

export const container = style({ containerType: 'inline-size' });

/** Main content, and beside it if there is room, what leads further. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@container': {
    '(min-width: 56rem)': {
      gridTemplateColumns: `minmax(0, ${vars.measure.content}) minmax(14rem, 16rem)`,
      columnGap: vars.space[64],
    },
  },
});

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  minInlineSize: 0,
  alignContent: 'start',
});

export const links = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8], ...typography.body });

export const teaser = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
  ...typography.body,
  color: vars.color.text.muted,
});

export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const field = style({ maxInlineSize: vars.measure.content });

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: vars.measure.content,
  // As tall as most results, so that the footer does not move with every letter.
  minBlockSize: '24rem',
  alignContent: 'start',
  selectors: { '&[data-outdated]': { opacity: 0.7 } },
});

// Laid out and painted only near the viewport, so that a key does not wait for all of them.
globalStyle(`${results} li`, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.5rem' });

export const count = style({ ...typography.small, color: vars.color.text.muted });

export const hint = style({ ...typography.body, color: vars.color.text.muted });

/** A list that is read, in the width of the text. */
export const list = style({ maxInlineSize: vars.measure.content });

export const kind = style({ '@media': { [media.belowSm]: { display: 'none' } } });

/** As high as a closed question. */
export const questionSkeleton = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: `calc(${vars.control.large} + ${vars.space[4]} + 1px)`,
  paddingInline: vars.space[8],
});

/** Beside the content, in view while it scrolls. */
export const beside = style([
  stack,
  {
    '@container': {
      '(min-width: 56rem)': { alignSelf: 'start', position: 'sticky', insetBlockStart: vars.space[24] },
    },
  },
]);
