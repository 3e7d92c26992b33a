import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

// Stays transparent for the first 150 ms, so that a fast response never flashes a skeleton.
export const root = style({
  // A grid, so that the margins of its lines do not collapse.
  display: 'grid',
  animation: `${appear} ${vars.duration.exit} linear 150ms backwards`,
});

export const bar = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  maxInlineSize: '100%',
  backgroundColor: vars.color.fill.rest,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      transform: 'translateX(-100%)',
      backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.fill.pressed}, transparent)`,
    },
  },
  '@media': {
    [media.motion]: { selectors: { '&::after': { animation: `${sweep} 1.6s ease-in-out infinite` } } },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const variant = styleVariants({
  /** Exactly as high as one line of the surrounding text. */
  text: { blockSize: '0.7em', marginBlock: 'calc((1lh - 0.7em) / 2)', borderRadius: vars.radius.tag },
  block: { borderRadius: vars.radius.card },
  circle: { borderRadius: vars.radius.full },
});

export const width = styleVariants({
  full: { inlineSize: '100%' },
  wide: { inlineSize: '85%' },
  medium: { inlineSize: '60%' },
  narrow: { inlineSize: '35%' },
});

export const height = styleVariants({
  small: { blockSize: vars.control.large },
  medium: { blockSize: '8rem' },
  tall: { blockSize: '20rem' },
});

/** The sizes of `Avatar`. */
export const size = styleVariants({
  small: { inlineSize: vars.control.small, blockSize: vars.control.small },
  medium: { inlineSize: vars.control.medium, blockSize: vars.control.medium },
  large: { inlineSize: vars.space[64], blockSize: vars.space[64] },
  xlarge: { inlineSize: vars.space[96], blockSize: vars.space[96] },
});
