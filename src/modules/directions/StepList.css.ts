import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const hint = style({
  ...typography.body,
  color: vars.color.text.muted,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({ display: 'grid', minInlineSize: 0 });

export const item = style({
  minInlineSize: 0,
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
});

export const step = style({
  ...typography.reading,
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text.default,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    // Bar and weight convey the state without colour.
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.accent.soft,
      borderInlineStartColor: vars.color.accent.solid,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderInlineStartColor: 'Highlight' } } },
    [media.print]: {
      minBlockSize: 0,
      paddingBlock: vars.space[4],
      selectors: { '&[aria-pressed="true"]': { backgroundColor: 'transparent', fontWeight: vars.weight.regular } },
    },
  },
});

export const number = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const distance = style({
  ...typography.body,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
