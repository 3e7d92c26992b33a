import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { aboveWindowBars } from '#theme/windowBarsHeight.css';

const gutter = {
  paddingInline: vars.space[16],
  '@media': { [media.mdUp]: { paddingInline: vars.space[24] } },
} as const;

/** The header while the page loads, as high as a breadcrumb. */
export const trail = style({ paddingBlock: vars.space[16] });

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

export const content = style({
  ...gutter,
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[16],
  '@media': { [media.mdUp]: { ...gutter['@media'][media.mdUp], paddingBlock: vars.space[24] } },
});

/** Request and details in one column, map and preview beside them; between them where there is no room for two. */
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  maxInlineSize: vars.measure.full,
  '@media': {
    [media.lgUp]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[24],
      rowGap: vars.space[16],
    },
  },
});

export const request = style({ minInlineSize: 0 });

export const aside = style({
  minInlineSize: 0,
  alignSelf: 'start',
  '@media': {
    [media.lgUp]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
});

export const details = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
});

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  maxInlineSize: vars.measure.content,
});

export const outcomeText = style({ display: 'grid', gap: vars.space[8], overflowWrap: 'anywhere' });

export const sectionTitle = style({ ...typography.titleS });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

/** Stays at the bottom of the window while there is more of the page below. */
export const actionBar = style({
  ...gutter,
  position: 'sticky',
  insetBlockEnd: aboveWindowBars,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { ...gutter['@media'], [media.print]: { display: 'none' } },
});

/** The buttons fill the bar of a phone, beside each other where both fit. */
export const action = style({ display: 'grid', '@media': { [media.belowSm]: { flexGrow: 1 } } });

// The bar must not cover what has focus (WCAG 2.2, 2.4.11); its buttons may take two rows on a phone.
globalStyle('html:has([data-sticky-actions])', { scrollPaddingBlockEnd: `calc(${aboveWindowBars} + 9rem)` });

/** A result and what was checked, which may take several lines. */
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
});

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const previewWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const lines = style({ display: 'grid', gap: vars.space[2] });

export const previewName = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const previewHead = style({ display: 'grid', gap: vars.space[4] });

export const muted = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });
