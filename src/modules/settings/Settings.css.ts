import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({
  position: 'fixed',
  insetBlockStart: '17rem',
  insetInlineEnd: 0,
  zIndex: vars.layer.sticky,
  '@media': { [media.print]: { display: 'none' } },
});

// Small screens have no margin for the tab, so it appears only on keyboard focus; the user menu opens the settings too.
const givesWay = {
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&:focus-within': { opacity: 1, pointerEvents: 'auto' } },
} as const;

export const placement = styleVariants({
  alone: {},
  edge: { '@media': { [media.belowMd]: givesWay } },
  // The chat rail is 4rem wide.
  rail: { '@media': { [media.belowMd]: givesWay, [media.lgUp]: { insetInlineEnd: '4rem' } } },
});

// Fits into the page margin, so that it covers no content.
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: vars.control.large,
  padding: 0,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.default}`,
  borderInlineEndWidth: 0,
  borderStartStartRadius: vars.radius.menu,
  borderEndStartRadius: vars.radius.menu,
  boxShadow: vars.shadow.bar,
  transitionProperty: 'color, background-color',
  transitionDuration: vars.duration.exit,
  selectors: { '&:hover': { color: vars.color.text.default, backgroundColor: vars.color.fill.hover } },
});
