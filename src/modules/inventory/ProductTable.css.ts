import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

// In a narrow table a name has room for a word; one without spaces breaks.
export const nameText = style({ minInlineSize: '6rem', overflowWrap: 'anywhere' });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.tag,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.subtle,
});

export const code = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const stock = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], whiteSpace: 'nowrap' });

export const pieces = style({ minInlineSize: '2.5ch', textAlign: 'end' });

export const level = style({
  ...typography.caption,
  color: vars.color.text.muted,
  selectors: {
    '[data-level="low"] > &': { color: vars.color.error.text },
    '[data-level="medium"] > &': { color: vars.color.warning.text },
  },
});

export const bar = style({
  inlineSize: '2.5rem',
  blockSize: vars.space[4],
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.fill.hover,
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.success.solid,
  selectors: {
    '[data-level="low"] > * > &': { backgroundColor: vars.color.error.solid },
    '[data-level="medium"] > * > &': { backgroundColor: vars.color.warning.solid },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});

export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[4] });

export const footer = style({
  display: 'flex',
  // As high as the pages, which are not there while the products load.
  minBlockSize: '44px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginInlineStart: 'auto',
});

export const size = style({ inlineSize: '9rem' });

export const search = style({ inlineSize: '16rem', maxInlineSize: '100%' });
