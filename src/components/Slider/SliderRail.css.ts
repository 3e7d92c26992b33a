import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Position on the track, from 0 to 1. */
export const at = createVar();
/** Distance between two positions on the track, from 0 to 1. */
export const span = createVar();

const thumbSize = createVar();
const height = createVar();

const along = `calc(${at} * (100% - ${thumbSize}))`;

export const root = style({ vars: { [thumbSize]: '1.25rem' }, display: 'grid', gap: vars.space[4] });

export const size = styleVariants({
  medium: { vars: { [height]: vars.control.small } },
  large: { vars: { [height]: vars.control.large, [thumbSize]: '1.5rem' } },
});

/** The pointer target: the full height, not just the thin line in its middle. */
export const rail = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: height,
  cursor: 'pointer',
  // Vertical swipes scroll the page; swipes along the track move the thumb.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { blockSize: vars.control.large } },
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
    // With one thumb the fill starts at the start of the track.
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

/** Native input for the keyboard, screen reader gestures and forms; the thumb beside it shows its state. */
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
    [`${input}:focus-visible + &`]: focusOutline,
    [`${input}[aria-invalid="true"] + &`]: { borderColor: vars.color.error.text },
    '[data-disabled] > &': { backgroundColor: vars.color.surface.subtle, borderColor: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
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

/** The first and last label stay inside the ends of the track. */
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
