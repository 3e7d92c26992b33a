import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { aboveWindowBars, windowHeight } from '#theme/windowBarsHeight.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: `calc(${windowHeight} - 4rem)`,
});

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.content} + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[24],
  // A horizontal swipe goes to another step; the browser keeps scrolling and zooming.
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.mdUp]: { paddingInline: vars.space[24], paddingBlock: vars.space[32] } },
});

export const header = style({ display: 'grid', gap: vars.space[4] });

export const eyebrow = style({ ...typography.caption, color: vars.color.text.muted });

export const title = style({
  ...typography.titleL,
  overflowWrap: 'anywhere',
  // The heading receives focus after navigation only to announce the new step, so it needs no ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const subtitle = style({ ...typography.lead, color: vars.color.text.muted });

/** In reach of the thumb, whatever the length of the step. */
export const navigation = style({
  position: 'sticky',
  insetBlockEnd: aboveWindowBars,
  zIndex: vars.layer.raised,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.panel,
});

// What has the focus does not hide behind it.
globalStyle(`html:has(${navigation})`, { scrollPaddingBlockEnd: `calc(${aboveWindowBars} + 5rem)` });

export const failure = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  paddingBlockEnd: vars.space[12],
  color: vars.color.error.text,
});

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
});

/** As wide as the thumb reaches on a phone, as wide as its text elsewhere. */
export const button = style({
  display: 'grid',
  '@media': { [media.smUp]: { justifySelf: 'start', selectors: { '&:last-child': { justifySelf: 'end' } } } },
});

export const position = style({
  ...typography.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
