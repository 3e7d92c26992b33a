import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { media } from '#theme/media';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-block',
  flexShrink: 0,
  borderStyle: 'solid',
  borderWidth: '2px',
  borderColor: 'currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  opacity: 0.8,
  '@media': {
    [media.motion]: { animation: `${turn} 800ms linear infinite` },
  },
});

export const size = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem' },
  medium: { inlineSize: '1.5rem', blockSize: '1.5rem' },
});
