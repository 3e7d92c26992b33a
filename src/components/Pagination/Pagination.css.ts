import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { inlineSize: '100%' }, [media.smUp]: { justifyContent: 'flex-start' } },
});

// On small screens page numbers between Previous and Next are on a row of their own above; the tab order is unchanged.
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.belowSm]: {
      selectors: { 'a + &:has(+ a)': { order: -1, flexBasis: '100%', justifyContent: 'center' } },
    },
    [media.print]: { display: 'none' },
    [media.smUp]: { gap: vars.space[4] },
  },
});

const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.control.large,
  borderRadius: vars.radius.control,
});

export const link = style([
  cell,
  {
    minInlineSize: '2.25rem',
    paddingInline: vars.space[6],
    gap: vars.space[4],
    color: vars.color.primary.text,
    textDecorationLine: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.primary.soft },
      '&[aria-current]': { backgroundColor: vars.color.primary.solid, color: vars.color.primary.onSolid },
    },
    '@media': {
      [media.smUp]: { minInlineSize: vars.control.large },
      [media.print]: { display: 'none' },
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  },
]);

export const gap = style([cell, { minInlineSize: vars.space[24], color: vars.color.text.muted }]);

/** Mirrors the arrow in right-to-left scripts. */
export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

/** Which page it is, where its links lead nowhere: on paper. */
export const onPaper = style({
  ...typography.small,
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});
