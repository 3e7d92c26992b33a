import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const ratio = createVar();
export const ground = createVar();
export const width = createVar();

export const root = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: fallbackVar(width, '100%'),
  maxInlineSize: '100%',
  // Reserves the space before the picture loads, to prevent layout shift.
  aspectRatio: ratio,
  backgroundColor: fallbackVar(ground, vars.color.fill.rest),
});

export const radius = styleVariants({
  none: { borderRadius: 0 },
  small: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
});

const layer = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** A few pixels, scaled up. */
export const placeholder = style({
  ...layer,
  objectFit: 'cover',
  filter: 'blur(16px)',
  // Hides the transparent edges of the blur.
  transform: 'scale(1.15)',
});

export const picture = style({
  ...layer,
  selectors: { '&[data-status="loading"]': { opacity: 0 }, '&[data-status="failed"]': { display: 'none' } },
  '@media': {
    [media.motion]: { transition: `opacity ${vars.duration.enter} ${vars.easing.enter}` },
  },
});

export const fit = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });

export const failure = style({
  ...layer,
  ...typography.small,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  textAlign: 'center',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.rest,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: 'inherit',
});
