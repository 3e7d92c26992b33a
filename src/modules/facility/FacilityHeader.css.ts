import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': { [media.belowLg]: { maxInlineSize: vars.measure.content } },
});

export const heading = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const title = style({
  ...typography.titleL,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  outline: 'none',
});

export const meta = style({
  ...typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  color: vars.color.text.muted,
});

/** Always one line, whose space is reserved before the state is known. */
export const now = style({
  ...typography.reading,
  display: 'flex',
  columnGap: vars.space[16],
  minInlineSize: 0,
});

export const state = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  fontWeight: vars.weight.semibold,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },
    '&[data-tone="neutral"]': { color: vars.color.text.default },
  },
});

/** Shown where the line has room; smaller screens show it with the address instead, to avoid a layout shift. */
export const far = style({
  ...ellipsis,
  color: vars.color.text.muted,
  '@media': { [media.belowMd]: { display: 'none' } },
});
