import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 });

/** On a phone a large first photo with the others below it; else all in a row. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[8],
  inlineSize: '100%',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': {
    [media.smUp]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const item = style({
  minInlineSize: 0,
  // An odd one would leave half a row empty.
  selectors: { '&:first-child:nth-last-child(odd)': { '@media': { [media.belowSm]: { gridColumn: '1 / -1' } } } },
});

export const figure = style({ display: 'grid', gap: vars.space[4], margin: 0 });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '13rem',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.subtle,
  '@media': { [media.belowSm]: { blockSize: '11rem' } },
  selectors: { [`${item}:only-child &`]: { '@media': { [media.smUp]: { blockSize: '18rem' } } } },
});

export const credit = style({ ...typography.caption, color: vars.color.text.muted });
