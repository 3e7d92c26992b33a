import { style, styleVariants } from '@vanilla-extract/css';

import {
  blockHead,
  blockHeadControls,
  blockHeadControlsInNarrow,
  blockHeadDescription,
  blockHeadTitle,
  blockHeadTitleBesideControls,
} from '#theme/blockHead';
import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

// In forced colours every series has the text colour: dashes, markers and patterns tell them apart.
const systemColors = {
  ...Object.fromEntries(Object.values(vars.color.chart).map((color) => [color, 'CanvasText'])),
  [vars.color.border.subtle]: 'GrayText',
  [vars.color.border.strong]: 'CanvasText',
  [vars.color.surface.panel]: 'Canvas',
  [vars.color.text.default]: 'CanvasText',
  [vars.color.text.muted]: 'CanvasText',
};

export const root = style({
  display: 'grid',
  // In a row of cards of equal height the plots stay aligned.
  alignContent: 'start',
  gap: vars.space[12],
  minInlineSize: 0,
  containerType: 'inline-size',
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: { vars: systemColors },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const head = style(blockHead);

const anyTitle = style({ ...typography.titleS, paddingBlock: vars.space[2] });

export const title = style([anyTitle, blockHeadTitle]);

export const titleBesideControls = style([anyTitle, blockHeadTitleBesideControls]);

const anyDescription = style({ ...typography.small, color: vars.color.text.muted });

export const description = style([anyDescription, blockHeadDescription]);

/** A description without a title: in its place. */
export const descriptionAsTitle = style([anyDescription, blockHeadTitle]);

export const tools = style({
  ...blockHeadControls,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  selectors: { '&:only-child': { marginInlineStart: 'auto' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Tools with controls that are wider than an icon. */
export const wideTools = style([tools, blockHeadControlsInNarrow]);

export const body = styleVariants({
  stacked: { display: 'grid', gap: vars.space[12], minInlineSize: 0 },
  /** Legend beside the plot where there is room. */
  beside: {
    display: 'grid',
    gap: vars.space[16],
    minInlineSize: 0,
    alignItems: 'center',
    '@container': {
      '(min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, 1fr)', gap: vars.space[24] },
    },
  },
});

export const stage = style({
  position: 'relative',
  minInlineSize: 0,
  // On paper a table is not scrolled: it is as high as its rows, instead of lying over what follows.
  '@media': { [media.print]: { selectors: { '&:has(table)': { blockSize: 'auto' } } } },
});

export const height = styleVariants({
  small: { blockSize: '10rem' },
  medium: { blockSize: '15rem' },
  large: { blockSize: '20rem' },
  tall: { blockSize: '30rem' },
});

export const plot = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.control,
  // Horizontal touch movement reads the chart; vertical movement scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'default',
});

/** Layers are stacked, each as large as the stage; like SVG, they use physical directions. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxInlineSize: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { inlineSize: '100%', blockSize: '100%' } },
});

/** Lines to measure by: in forced colours too they stay behind the data. */
export const gridLines = style({
  stroke: vars.color.border.subtle,
  '@media': { [media.forcedColors]: { strokeOpacity: 0.4 } },
});

export const axisLabel = style({
  fontSize: typography.caption.fontSize,
  fontWeight: vars.weight.regular,
  fill: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const message = style({
  ...typography.body,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.text.muted,
  borderRadius: vars.radius.menu,
  border: `1px dashed ${vars.color.border.default}`,
});

/** Centred message over a plot that is still visible. */
export const note = style({ border: 0, pointerEvents: 'none' });

/**
 * Background of a fill; in forced colours fills are boxes that differ by pattern, so that a line over them stays
 * visible.
 */
export const patternGround = style({ '@media': { [media.forcedColors]: { fill: 'Canvas' } } });

export const patternLines = style({
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 1 } },
});

/** Outline of filled shapes in forced colours. */
export const outlined = style({ '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 } } });
