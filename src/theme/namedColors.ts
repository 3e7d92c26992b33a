import { vars } from './contract.css';

const { chart, error, warning } = vars.color;

/** Colours that people choose by name, for example for a note or a cover: solid, in the tones of the theme. */
export const namedColors = {
  red: error.solid,
  orange: `color-mix(in srgb, ${error.solid} 45%, ${warning.solid})`,
  yellow: warning.solid,
  green: chart[7],
  teal: chart[3],
  blue: chart[5],
  purple: chart[6],
  pink: chart[8],
} as const;
