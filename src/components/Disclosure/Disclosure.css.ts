import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  // Animates the height to `auto` where the browser supports it.
  interpolateSize: 'allow-keywords',
  '@media': {
    [media.motion]: {
      selectors: {
        '&::details-content': {
          blockSize: 0,
          overflow: 'clip',
          transition: `block-size ${vars.duration.enter} ${vars.easing.enter}, content-visibility ${vars.duration.enter} allow-discrete`,
        },
        '&[open]::details-content': { blockSize: 'auto' },
      },
    },
  },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  scrollMarginBlockStart: vars.space[24],
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const variant = styleVariants({
  /** As wide as its label, in the link colour. */
  link: {
    color: vars.color.text.link,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  /** A list row with the chevron at its end. */
  row: {
    display: 'flex',
    gap: vars.space[12],
    minBlockSize: vars.control.large,
    paddingInline: vars.space[8],
    color: vars.color.text.default,
    selectors: { '&:hover': { backgroundColor: vars.color.fill.rest } },
  },
});

export const label = style({
  font: 'inherit',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${variant.row} > &`]: { flexGrow: 1 } },
});

export const meta = style({
  ...typography.small,
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const size = styleVariants({
  small: { ...typography.small, fontWeight: vars.weight.medium, minBlockSize: '1.5rem' },
  medium: { ...typography.label, minBlockSize: vars.control.medium },
});

export const marker = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    // Points in reading direction when collapsed, and down when expanded.
    '&:dir(rtl)': { transform: 'rotate(180deg)' },
    [`${root}[open] > ${summary} > &`]: { transform: 'rotate(90deg)' },
  },
  '@media': { [media.motion]: { transition: `transform ${vars.duration.enter} ${vars.easing.enter}` } },
});

export const content = style({ ...typography.body, paddingBlock: `${vars.space[4]} ${vars.space[8]}` });

export const inset = styleVariants({
  link: {},
  row: { padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[16]}` },
});
