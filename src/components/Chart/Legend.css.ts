import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const layout = styleVariants({
  /** Inline, wrapping onto as many lines as needed. */
  row: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[16]}`, minInlineSize: 0 },
  /** Vertical, with values in columns. */
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    columnGap: vars.space[12],
    minInlineSize: 0,
  },
});

export const item = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.small,
  maxInlineSize: '100%',
  // No inline padding: the first swatch aligns with the title.
  paddingInline: 0,
  paddingBlock: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  textAlign: 'start',
  color: vars.color.text.default,
  selectors: {
    '&[aria-pressed="false"]': { color: vars.color.text.muted },
    [`${layout.list} > &`]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      inlineSize: '100%',
      minBlockSize: '2rem',
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: vars.control.medium },
    [media.forcedColors]: { selectors: { '&[aria-pressed="false"]': forced.disabled } },
  },
});

export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    ':hover > &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '[aria-pressed="false"] > &': { textDecoration: 'line-through' },
  },
});

export const fact = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { color: vars.color.text.muted, minInlineSize: '3.5em' } },
});

export const swatch = style({
  flexShrink: 0,
  forcedColorAdjust: 'none',
  selectors: { '[aria-pressed="false"] > &': { opacity: 0.35 } },
});
