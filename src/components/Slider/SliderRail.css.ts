import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Where something stands on the rail, from 0 to 1. */
export const at = createVar();
/** How much of the rail lies between two places, from 0 to 1. */
export const span = createVar();

const thumbSize = createVar();
const height = createVar();

const along = `calc(${at} * (100% - ${thumbSize}))`;

export const root = style({ vars: { [thumbSize]: '1.25rem' }, display: 'grid', gap: vars.space[4] });

export const size = styleVariants({
  default: { vars: { [height]: vars.control.compact } },
  touch: { vars: { [height]: vars.control.touch, [thumbSize]: '1.5rem' } },
});

/** What answers the pointer: the whole height, not the thin line in its middle. */
export const rail = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: height,
  cursor: 'pointer',
  // A finger that goes up or down scrolls the page; along the rail it moves the thumb.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { blockSize: vars.control.touch } },
});

export const line = style({
  blockSize: '4px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.strong,
  selectors: { '[data-disabled] > &': { backgroundColor: vars.color.border.default } },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});

export const fill = style({
  position: 'absolute',
  insetInlineStart: `calc(${along} + ${thumbSize} / 2)`,
  inlineSize: `calc(${span} * (100% - ${thumbSize}))`,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primary.solid,
  selectors: {
    // With one thumb the fill begins where the line does.
    '&[data-whole]': { insetInlineStart: 0, inlineSize: `calc(${span} * (100% - ${thumbSize}) + ${thumbSize} / 2)` },
    '[data-disabled] > &': { backgroundColor: vars.color.text.disabled },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});

export const tick = style({
  position: 'absolute',
  insetInlineStart: `calc(${along} + ${thumbSize} / 2 - 1px)`,
  inlineSize: '2px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.strong,
  selectors: { '&[data-filled]': { backgroundColor: vars.color.primary.solid } },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});

/** Native, for the keyboard, for gestures of screen readers and for forms; the drawing beside it shows its state. */
export const input = style({
  position: 'absolute',
  insetInlineStart: along,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const thumb = style({
  position: 'absolute',
  insetInlineStart: along,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  boxSizing: 'border-box',
  backgroundColor: vars.color.surface.raised,
  border: `2px solid ${vars.color.primary.solid}`,
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
  selectors: {
    [`${rail}:hover:not([data-disabled]) > &`]: { borderColor: vars.color.primary.solidHover },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.color.primary.focus}`, outlineOffset: '2px' },
    [`${input}[aria-invalid="true"] + &`]: { borderColor: vars.color.error.text },
    '[data-disabled] > &': { backgroundColor: vars.color.surface.subtle, borderColor: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
        [`${input}:focus-visible + &`]: { outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const labels = style({ position: 'relative', display: 'block', blockSize: '1rem' });

const label = style({
  ...typography.caption,
  position: 'absolute',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The first and the last label keep inside the rail's ends. */
export const place = styleVariants({
  start: [label, { insetInlineStart: 0 }],
  end: [label, { insetInlineEnd: 0 }],
  between: [
    label,
    {
      insetInlineStart: `calc(${along} + ${thumbSize} / 2)`,
      transform: 'translateX(-50%)',
      selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
    },
  ],
});
