import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { namedColors } from '#theme/namedColors';

/** Surface of a note without a colour. */
export const plain = style({
  backgroundColor: vars.color.surface.panel,
  borderColor: vars.color.border.default,
});

/** Surface of a note in its colour: pale, so that text on it keeps its contrast. */
export const surface = styleVariants(namedColors, (solid) => ({
  backgroundColor: `color-mix(in srgb, ${solid} 13%, ${vars.color.surface.panel})`,
  borderColor: `color-mix(in srgb, ${solid} 38%, ${vars.color.surface.panel})`,
}));
