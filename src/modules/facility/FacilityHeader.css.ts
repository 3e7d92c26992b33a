import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

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

export const state = style({
  fontWeight: vars.weight.semibold,
  // On its own line on a phone, so that its space can be reserved before the state is known.
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },
    '&[data-tone="neutral"]': { color: vars.color.text.default },
  },
});

/** Shown where the line has room; smaller screens show it with the address instead, to avoid a layout shift. */
export const far = style({ '@media': { [media.belowMd]: { display: 'none' } } });
