import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';

/** Share of the first pane. */
export const size = createVar();

export const root = style({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  selectors: {
    '&[data-orientation="horizontal"]': {
      gridTemplateColumns: `minmax(0, ${size}) auto minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
    },
    '&[data-orientation="vertical"]': {
      gridTemplateRows: `minmax(0, ${size}) auto minmax(0, 1fr)`,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    // No text selection or pointer events below while the handle is dragged.
    '&[data-dragging]': { userSelect: 'none' },
    '&[data-orientation="horizontal"][data-dragging]': { cursor: 'col-resize' },
    '&[data-orientation="vertical"][data-dragging]': { cursor: 'row-resize' },
  },
});

export const pane = style({
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  selectors: {
    '&[data-collapsed]': { visibility: 'hidden' },
    '[data-dragging] > &': { pointerEvents: 'none' },
  },
});

export const handle = style({
  position: 'relative',
  zIndex: vars.layer.base,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.border.default,
  touchAction: 'none',
  transition: `background-color ${vars.duration.exit} ${vars.easing.exit}`,
  selectors: {
    '[data-orientation="horizontal"] > &': { inlineSize: '1px', cursor: 'col-resize' },
    '[data-orientation="vertical"] > &': { blockSize: '1px', cursor: 'row-resize' },
    '&:hover, [data-dragging] > &': { backgroundColor: vars.color.primary.solid },
    '&:focus-visible': { outline: 'none', backgroundColor: vars.color.primary.solid },
    // Pointer target of 24 px, mostly over the second pane, whose edge is empty; the first may have its scrollbar
    // there.
    '&::before': { content: '""', position: 'absolute' },
    '[data-orientation="horizontal"] > &::before': { insetBlock: 0, insetInline: '-8px -15px' },
    '[data-orientation="vertical"] > &::before': { insetInline: 0, insetBlock: '-8px -15px' },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});

/** Visual indicator that the line can be dragged. */
export const grip = style({
  position: 'absolute',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.panel,
  selectors: {
    '[data-orientation="horizontal"] > * > &': { inlineSize: '0.5rem', blockSize: '1.75rem' },
    '[data-orientation="vertical"] > * > &': { inlineSize: '1.75rem', blockSize: '0.5rem' },
    '*:hover > &, [data-dragging] > * > &': {
      borderColor: vars.color.primary.solid,
      backgroundColor: vars.color.primary.solid,
    },
    '*:focus-visible > &': {
      borderColor: vars.color.primary.solid,
      backgroundColor: vars.color.primary.solid,
      ...focusOutline,
    },
  },
});
