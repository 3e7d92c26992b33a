import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const place = style({
  position: 'fixed',
  insetBlockStart: '17rem',
  zIndex: vars.layer.sticky,
  '@media': { [media.print]: { display: 'none' } },
});

/** The rail is 4rem wide and is there from lg on. */
export const beside = styleVariants({
  edge: { insetInlineEnd: 0 },
  rail: { insetInlineEnd: 0, '@media': { [media.lgUp]: { insetInlineEnd: '4rem' } } },
});

// Not wider than the margin of the page, so that it covers nothing of it.
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: vars.control.touch,
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
