import { styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

import type { CoverColor } from './covers';

const { chart, error, warning } = vars.color;

/** The solid colour of each name. */
export const coverSwatches: Readonly<Record<CoverColor, string>> = {
  red: error.solid,
  orange: `color-mix(in srgb, ${error.solid} 45%, ${warning.solid})`,
  yellow: warning.solid,
  green: chart[7],
  teal: chart[3],
  blue: chart[5],
  purple: chart[6],
  pink: chart[8],
};

/** Surface of a cover in its colour. */
export const coverFill = styleVariants(coverSwatches, (solid) => ({
  backgroundColor: `color-mix(in srgb, ${solid} 72%, ${vars.color.surface.panel})`,
}));
