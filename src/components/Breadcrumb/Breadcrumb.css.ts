import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  color: vars.color.text.muted,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '1.5rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      flexShrink: 0,
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      borderBlockStart: '1.5px solid currentColor',
      borderInlineEnd: '1.5px solid currentColor',
      rotate: '45deg',
    },
    '&:dir(rtl):not(:last-child)::after': { rotate: '-45deg' },
  },
  '@media': { [media.belowSm]: { selectors: { '&[data-middle]': { display: 'none' } } } },
});

/** Replaces the middle of a long trail on small screens; the links to the parent and to the home page remain. */
export const gap = style({
  '@media': { [media.smUp]: { display: 'none' } },
});
