import { vars } from './contract.css';

const outline = `2px solid ${vars.color.primary.focus}`;

/** Outline of a focused control, for a selector that `focusRing` does not cover. */
export const focusOutline = { outline, outlineOffset: '2px' } as const;

/** The same inside the edge, for a control whose surroundings would cut it. */
export const innerFocusOutline = { outline, outlineOffset: '-2px' } as const;
