import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const track = style({
  padding: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fill.hover,
});

const ball = style({
  inlineSize: '100%',
  transitionProperty: 'transform',
  // A percentage of the row, so that the distance equals the length of the track.
  selectors: { '&[data-moved]': { transform: `translateX(calc(100% - ${vars.space[24]}))` } },
});

export const dot = style({
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primary.solid,
});

/** Exit animations are faster, and accelerate. */
export const pace = styleVariants(vars.duration, (duration, name) => [
  ball,
  {
    transitionDuration: duration,
    transitionTimingFunction: /exit$/i.test(name) ? vars.easing.exit : vars.easing.enter,
  },
]);
