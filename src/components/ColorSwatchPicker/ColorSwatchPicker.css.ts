import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { disabled } from '#theme/disabled';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Colour of a swatch, from the data. */
export const color = createVar();
/** Colour of the check mark, readable on the swatch. */
export const mark = createVar();

// Padding keeps the ring of the selected swatch inside the form.
export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], padding: vars.space[4] });

export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': disabled },
});

export const size = styleVariants({
  medium: { inlineSize: vars.control.small, blockSize: vars.control.small },
  large: { inlineSize: vars.control.large, blockSize: vars.control.large },
});

export const radio = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'inherit',
  backgroundColor: color,
  // A border in the text colour keeps the palest swatch visible.
  border: `1px solid color-mix(in srgb, ${vars.color.text.default} 25%, transparent)`,
  borderRadius: vars.radius.full,
  transitionProperty: 'box-shadow',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover:enabled': { boxShadow: `0 0 0 3px ${vars.color.fill.pressed}` },
    '&:checked': {
      boxShadow: `0 0 0 2px ${vars.color.surface.panel}, 0 0 0 4px ${vars.color.text.default}`,
    },
    '&:focus-visible': { outlineOffset: '5px' },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
  },
});

export const check = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  color: mark,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  visibility: 'hidden',
  selectors: { [`${radio}:checked + &`]: { visibility: 'visible' } },
});

export const chosen = style({ ...typography.small, color: vars.color.text.muted });

export const own = style({ maxInlineSize: '20rem', paddingBlockStart: vars.space[8] });
