import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { filling, rim, root as valueRoot, share, solid } from '#components/internal/valueBar.css';
import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const root = style([
  valueRoot,
  {
    selectors: {
      '&[data-cancellable]': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[8] },
    },
  },
]);

/** Beside text and bar, without making the row of either higher. */
export const cancel = style({
  display: 'inline-flex',
  alignSelf: 'center',
  gridColumn: 2,
  gridRow: '1 / span 2',
});

/** A circle has its text beside it. */
export const beside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const stacked = style({ display: 'grid', minInlineSize: 0 });

export const tone = styleVariants(
  {
    primary: vars.color.primary,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  (roles) => ({ vars: { [solid]: roles.solid, [rim]: roles.text } }),
);

export const thickness = styleVariants({
  small: { blockSize: '4px' },
  medium: { blockSize: '8px' },
  large: { blockSize: '12px' },
});

export const fill = style([
  filling,
  {
    transition: `inline-size ${vars.duration.enter} ${vars.easing.enter}`,
    selectors: {
      '&[data-endless]': { inlineSize: '40%', insetInlineStart: '30%' },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&[data-endless]': { animation: `${run} 1.4s ease-in-out infinite` } },
      },
    },
  },
]);

export const circle = style({ display: 'block', flexShrink: 0, transform: 'rotate(-90deg)' });

export const ring = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  large: { inlineSize: '4rem', blockSize: '4rem' },
});

export const spinning = style({
  display: 'grid',
  flexShrink: 0,
  '@media': { [media.motion]: { animation: `${turn} 1.2s linear infinite` } },
});

export const groove = style({ fill: 'none', stroke: vars.color.fill.pressed });

export const arc = style({
  fill: 'none',
  stroke: solid,
  strokeLinecap: 'round',
  // The circle has `pathLength={100}`, so its circumference is 100.
  strokeDasharray: `calc(${share} * 100) 100`,
  transition: `stroke-dasharray ${vars.duration.enter} ${vars.easing.enter}`,
  selectors: { '&[data-none]': { stroke: 'none' } },
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
