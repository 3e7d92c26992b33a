import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { visuallyHidden } from '#theme/mixins.css';
import { windowHeight } from '#theme/windowBarsHeight.css';

// Up to this width rows are shown as cards.
export const narrow = '(max-width: 35.99rem)';

export const root = style({ display: 'grid', minInlineSize: 0, containerType: 'inline-size' });

export const scroller = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  selectors: {
    // Scroll only a table that is too wide: otherwise the header would stick to this box instead of the page.
    '&[data-wide]': { overflow: 'auto' },
    '&:focus-visible': innerFocusOutline,
  },
});

const scrolls = { overflow: 'auto', scrollbarWidth: 'thin' } as const;

export const height = styleVariants({
  /** As tall as its rows; the header sticks to the page. */
  content: {},
  /** Fills the parent's height. */
  fill: { ...scrolls, maxBlockSize: '100%' },
  short: { ...scrolls, maxBlockSize: '16rem' },
  medium: { ...scrolls, maxBlockSize: '28rem' },
  tall: { ...scrolls, maxBlockSize: '40rem' },
  /** As tall as fits below the header of a screen; cards scroll with the page. */
  screen: {
    ...scrolls,
    maxBlockSize: `max(24rem, ${windowHeight} - 16rem)`,
    '@container': { [narrow]: { maxBlockSize: 'none', overflow: 'visible' } },
  },
});

export const table = style({
  ...typography.small,
  inlineSize: '100%',
  // With collapsed borders a sticky header loses its border.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** Layout of the table in a narrow container. */
export const responsive = styleVariants({
  cards: { '@container': { [narrow]: { display: 'block' } } },
  scroll: {},
});

export const caption = style({
  ...typography.titleS,
  textAlign: 'start',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  '@container': { [narrow]: { selectors: { [`${responsive.cards} > &`]: { display: 'block' } } } },
});

export const hiddenCaption = visuallyHidden;

export const head = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${responsive.cards} > &`]: { display: 'block' },
        // A header without controls shows nothing.
        [`${responsive.cards} > &:has([data-control])`]: {
          borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
          paddingBlock: vars.space[4],
        },
      },
    },
  },
});

export const headRow = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${responsive.cards} > ${head} > &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: vars.space[4],
          paddingInline: vars.space[16],
        },
      },
    },
  },
});

/** Block padding of a cell. */
export const density = styleVariants({ default: {}, compact: {} });

export const headCell = style({
  ...typography.caption,
  position: 'sticky',
  insetBlockStart: 0,
  // Above the controls of rows that scroll below.
  zIndex: vars.layer.pinned,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.subtle,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  paddingInline: vars.space[12],
  blockSize: vars.control.medium,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[16], borderStartStartRadius: `calc(${vars.radius.card} - 1px)` },
    '&:last-child': { paddingInlineEnd: vars.space[16], borderStartEndRadius: `calc(${vars.radius.card} - 1px)` },
    [`${caption} ~ ${head} &`]: { borderRadius: 0 },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[aria-sort]': { color: vars.color.text.default },
    // Above the pinned cells of rows that scroll below.
    '&[data-pinned]': { zIndex: vars.layer.corner },
  },
  '@container': {
    [narrow]: {
      selectors: {
        [`${responsive.cards} &`]: { position: 'static', padding: 0, border: 0, blockSize: 'auto', background: 'none' },
        // Cards show the labels themselves; only the header's controls remain useful.
        [`${responsive.cards} &:not([data-control])`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.small,
  // The text stays aligned with its column.
  marginInline: `calc(-1 * ${vars.space[6]})`,
  paddingInline: vars.space[6],
  border: 0,
  borderRadius: vars.radius.tag,
  backgroundColor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover, color: vars.color.text.default },
    [`${headCell}[data-align="end"] &`]: { flexDirection: 'row-reverse' },
  },
  '@media': { [media.coarse]: { minBlockSize: vars.control.medium } },
  // Cards have no columns to align with.
  '@container': { [narrow]: { selectors: { [`${responsive.cards} ${headCell} &&`]: { flexDirection: 'row' } } } },
});

/** The arrow of a column; on paper only that of the column which the rows are sorted by. */
export const sortArrow = style({
  display: 'inline-flex',
  '@media': { [media.print]: { selectors: { [`${headCell}:not([aria-sort]) &`]: { display: 'none' } } } },
});

export const body = style({
  '@container': { [narrow]: { selectors: { [`${responsive.cards} > &`]: { display: 'block' } } } },
});

export const row = style({
  // Containing block of the row's stretched link.
  position: 'relative',
  breakInside: 'avoid',
  selectors: {
    '&[data-link]:hover': { backgroundColor: vars.color.fill.rest },
    '&[data-selected]': { backgroundColor: vars.color.primary.soft },
    '&[data-link][data-selected]:hover': { backgroundColor: vars.color.primary.softHover },
  },
  '@container': {
    [narrow]: {
      selectors: {
        [`${responsive.cards} > ${body} > &`]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
          alignItems: 'center',
          columnGap: vars.space[8],
          padding: `${vars.space[12]} ${vars.space[16]}`,
          borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
        },
        [`${responsive.cards} > ${body}:last-child > &:last-child`]: { borderBlockEnd: 0 },
      },
    },
  },
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: vars.weight.regular,
  overflowWrap: 'break-word',
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[16] },
    '&:last-child': { paddingInlineEnd: vars.space[16] },
    [`${body}:last-child > tr:last-child > &`]: { borderBlockEnd: 0 },
    [`${density.default} &`]: { paddingBlock: vars.space[12] },
    [`${density.compact} &`]: { paddingBlock: vars.space[6] },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-part="title"]': { fontWeight: vars.weight.medium, color: vars.color.text.default },
    // Stays in view while the table scrolls sideways. It needs a surface, and repeats that of its row.
    '&[data-pinned]': { position: 'sticky', zIndex: vars.layer.raised, backgroundColor: vars.color.surface.panel },
    [`${row}[data-link]:hover > &[data-pinned]`]: {
      backgroundImage: `linear-gradient(${vars.color.fill.rest}, ${vars.color.fill.rest})`,
    },
    [`${row}[data-selected] > &[data-pinned]`]: {
      backgroundImage: `linear-gradient(${vars.color.primary.soft}, ${vars.color.primary.soft})`,
    },
    // Controls determine their own height.
    '&[data-part="select"]': { paddingBlock: 0 },
    '&[data-part="actions"], &[data-part="expand"]': { paddingBlock: 0, inlineSize: '1px' },
    // A bar as well as a fill, so that selection is not marked by colour alone.
    [`${row}[data-selected] > &:first-child`]: { boxShadow: `inset 3px 0 ${vars.color.primary.solid}` },
    [`${row}[data-selected]:dir(rtl) > &:first-child`]: { boxShadow: `inset -3px 0 ${vars.color.primary.solid}` },
  },
  '@container': {
    [narrow]: {
      selectors: {
        // Doubled for specificity over the density's padding.
        [`${responsive.cards} ${row} > &&`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(6rem, 40%) minmax(0, 1fr)',
          alignItems: 'baseline',
          columnGap: vars.space[12],
          gridColumn: '1 / -1',
          position: 'static',
          padding: `${vars.space[4]} 0`,
          border: 0,
          textAlign: 'start',
        },
        [`${responsive.cards} ${row} > &&[data-part]`]: {
          display: 'block',
          gridRow: 1,
          padding: 0,
          inlineSize: 'auto',
        },
        [`${responsive.cards} ${row} > &&[data-part="select"]`]: { gridColumn: 1 },
        [`${responsive.cards} ${row} > &&[data-part="title"]`]: { gridColumn: '1 / span 2', ...typography.label },
        [`${responsive.cards} ${row} > [data-part="select"] ~ &&[data-part="title"]`]: { gridColumn: 2 },
        [`${responsive.cards} ${row} > &&[data-part="actions"]`]: { gridColumn: 3 },
        [`${responsive.cards} ${row} > &&[data-part="expand"]`]: { gridColumn: 4 },
        [`${responsive.cards} ${row}[data-selected] > &&:first-child`]: { boxShadow: 'none' },
      },
    },
  },
});

/** Repeats the column header inside a card. */
export const label = style({
  display: 'none',
  color: vars.color.text.muted,
  '@container': { [narrow]: { selectors: { [`${responsive.cards} &`]: { display: 'block' } } } },
});

/** As high as a picture in a cell. */
export const pictureSkeleton = style({ display: 'grid', alignItems: 'center', minBlockSize: '32px' });

/** Raises the row's controls above its stretched link. */
export const slot = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  selectors: { '[data-part="select"] > &': { justifyContent: 'flex-start', minInlineSize: '1.5rem' } },
});

/** Stretches the link over the whole row. */
export const rowLink = style({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${row}:hover &`]: { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': innerFocusOutline,
  },
});

/** A cell that spans the table: expanded content, or the empty, loading or error state. */
export const wide = style({
  textAlign: 'start',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  selectors: {
    [`${body}:not(:last-child) &, tr:not(:last-child) > &`]: {
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    },
    '&[data-detail]': { backgroundColor: vars.color.surface.subtle },
  },
  '@container': { [narrow]: { selectors: { [`${responsive.cards} &`]: { display: 'block' } } } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  selectors: {
    '&:not(:empty)': { paddingBlockStart: vars.space[12] },
  },
});

/** Visible while rows are selected; appears without shifting any row. */
export const bar = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.medium,
  fontVariantNumeric: 'tabular-nums',
});
