import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

import type { NoteColor } from './api';

const { chart, error, warning } = vars.color;

/** The solid colour of each name, for a choice of colours. */
export const swatches: Readonly<Record<NoteColor, string>> = {
  red: error.solid,
  orange: `color-mix(in srgb, ${error.solid} 45%, ${warning.solid})`,
  yellow: warning.solid,
  green: chart[7],
  teal: chart[3],
  blue: chart[5],
  purple: chart[6],
  pink: chart[8],
};

/** Surface of a note without a colour. */
export const plain = style({
  backgroundColor: vars.color.surface.panel,
  borderColor: vars.color.border.default,
});

/** Surface of a note in its colour: pale, so that text on it keeps its contrast. */
export const surface = styleVariants(swatches, (solid) => ({
  backgroundColor: `color-mix(in srgb, ${solid} 13%, ${vars.color.surface.panel})`,
  borderColor: `color-mix(in srgb, ${solid} 38%, ${vars.color.surface.panel})`,
}));
