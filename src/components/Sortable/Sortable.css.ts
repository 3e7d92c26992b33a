import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { disabled } from '#theme/disabled';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ position: 'relative', minInlineSize: 0 });

export const track = style({
  position: 'relative',
  // Drop area, also for an empty list.
  minBlockSize: vars.control.large,
  minInlineSize: 0,
});

export const orientation = styleVariants({
  vertical: { display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  horizontal: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' },
  grid: { display: 'grid', alignContent: 'start' },
});

export const cell = styleVariants({ small: '7rem', medium: '11rem', large: '16rem' }, (least) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
}));

/** Lists side by side; the rest scrolls. */
export const board = style({
  // Texts for screen readers, which are placed absolutely, scroll with the rest and do not widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  overflowX: 'auto',
  // Keeps focus rings and lifted lists from being clipped by the scroll container.
  padding: vars.space[4],
  margin: `calc(-1 * ${vars.space[4]})`,
});

export const lists = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12] });

/** As high as its container; its lists scroll. */
export const boundedBoard = style({
  blockSize: '100%',
  margin: 0,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  scrollPaddingInline: vars.space[16],
  scrollbarWidth: 'thin',
  '@media': { [media.mdUp]: { paddingInline: vars.space[24], scrollPaddingInline: vars.space[24] } },
});

export const boundedLists = style({ blockSize: '100%' });

/** A list of a board that is bounded: not higher than the board. */
export const boundedColumn = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: '100%',
});

/** The items of a bounded list, which scroll. */
export const boundedItems = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 1,
  minBlockSize: vars.control.medium,
});

/** As high as the items of a list that is not rendered will be. */
export const notInView = style({ flexShrink: 1, minBlockSize: 0 });

/** Distance to the next item of a virtual list. */
export const spaced = styleVariants(vars.space, (paddingBlockEnd) => ({ paddingBlockEnd }));

export const column = styleVariants({ narrow: '15rem', medium: '18rem', wide: '22rem' }, (inlineSize) => ({
  flexShrink: 0,
  inlineSize: `min(${inlineSize}, 85vw)`,
}));

const dragStates = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    // The drop position while a pointer drags the item.
    '&[data-place]': {
      opacity: 0.4,
      outline: `2px dashed ${vars.color.primary.border}`,
      outlineOffset: '-1px',
    },
    // While dragged by keyboard.
    '&[data-carried]': {
      zIndex: vars.layer.raised,
      ...focusOutline,
      boxShadow: vars.shadow.menu,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-place]': { outlineColor: 'GrayText' } },
    },
  },
});

export const item = style([
  dragStates,
  {
    borderRadius: vars.radius.card,
    selectors: { '&[data-drag-activation="item"]': { cursor: 'grab', WebkitTouchCallout: 'none' } },
  },
]);

/** A row of a list, from edge to edge. */
export const row = style([
  dragStates,
  { backgroundColor: vars.color.surface.panel, selectors: { '&[data-carried]': { outlineOffset: '-2px' } } },
]);

/** The drag overlay. */
export const lifted = style({
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  cursor: 'grabbing',
  pointerEvents: 'none',
});

/** The drag overlay of a row. */
export const liftedRow = style({ backgroundColor: vars.color.surface.raised });

export const empty = style({
  ...typography.small,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[8],
  textAlign: 'center',
  color: vars.color.text.muted,
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
});

export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.control.small,
  blockSize: vars.control.small,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  cursor: 'grab',
  // A touch that moves immediately scrolls; a long press drags.
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    'button&:hover': { backgroundColor: vars.color.fill.hover, color: vars.color.text.default },
    '[data-carried] > * &': { color: vars.color.primary.text },
    '&:disabled, span&[data-disabled]': disabled,
  },
  '@media': { [media.coarse]: { inlineSize: vars.control.large, blockSize: vars.control.large } },
});

/** The list of moves. */
export const moves = style({ display: 'grid', gap: vars.space[2], justifyItems: 'stretch' });

export const move = style({
  ...typography.body,
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
  '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
});
