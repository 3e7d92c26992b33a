import { styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { namedColors } from '#theme/namedColors';

/** Surface of a cover in its colour. */
export const coverFill = styleVariants(namedColors, (solid) => ({
  backgroundColor: `color-mix(in srgb, ${solid} 72%, ${vars.color.surface.panel})`,
}));
