import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  color: vars.color.text.default,
  backgroundColor: vars.color.fill.rest,
  border: '1px solid transparent',
  borderRadius: vars.radius.tag,
  selectors: {
    '&:has(> button)': { paddingInlineEnd: 0 },
    // A field that cannot be changed has the same background.
    '&[data-framed]': { borderColor: vars.color.border.default },
  },
  '@media': { [media.forcedColors]: forced.edge },
});

export const size = styleVariants({
  small: { ...typography.caption },
  medium: { ...typography.small, minBlockSize: vars.control.small },
  large: { ...typography.body, minBlockSize: vars.control.medium },
});

/** On one line in a row of a list; whole in a field. */
export const text = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // After a decoration.
    '&:not(:first-child)': { marginInlineStart: vars.space[6] },
    [`${size.small} &:not(:first-child)`]: { marginInlineStart: vars.space[4] },
    [`${size.small} &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: '1.625rem',
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  selectors: { '&:hover': { backgroundColor: vars.color.fill.pressed, color: vars.color.text.default } },
});
