import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  flexShrink: 0,
  display: 'block',
  selectors: { '&[data-mirrored]:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const size = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem' },
  medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  large: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  // Larger than text, by edge length in px: a gallery, an empty state, a cover.
  32: { inlineSize: '2rem', blockSize: '2rem' },
  40: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  48: { inlineSize: '3rem', blockSize: '3rem' },
  64: { inlineSize: '4rem', blockSize: '4rem' },
  /** As wide as its container. */
  fill: { inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' },
});

export const tone = styleVariants({
  muted: { color: vars.color.text.muted },
  error: { color: vars.color.error.text },
});

/** Contains an icon and its label. */
export const labelled = style({ display: 'inline-flex', flexShrink: 0 });
