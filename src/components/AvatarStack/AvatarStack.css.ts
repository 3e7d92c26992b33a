import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'inline-flex', alignItems: 'center' });

/** Each avatar overlaps the end of the previous one without covering its initials. */
export const size = styleVariants(
  { small: '-0.25rem', medium: '-0.3125rem', large: '-0.75rem', xlarge: '-1rem' },
  (overlap) => ({
    selectors: { '& + &': { marginInlineStart: overlap } },
  }),
);

export const person = style({
  display: 'grid',
  borderRadius: vars.radius.full,
  // A border in the surface colour separates overlapping pictures.
  boxShadow: `0 0 0 2px ${vars.color.surface.panel}`,
});

export const rest = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.neutral.softHover,
  color: vars.color.neutral.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'button&:hover': { backgroundColor: vars.color.fill.pressed, color: vars.color.text.default } },
  '@media': { [media.forcedColors]: forced.border },
});

/** Same sizes as `Avatar`. */
export const restSize = styleVariants({
  small: { ...typography.caption, minInlineSize: vars.control.small, blockSize: vars.control.small },
  medium: { ...typography.label, minInlineSize: vars.control.medium, blockSize: vars.control.medium },
  large: { ...typography.titleS, minInlineSize: vars.space[64], blockSize: vars.space[64] },
  xlarge: { ...typography.titleM, minInlineSize: vars.space[96], blockSize: vars.space[96] },
});

export const names = style({ display: 'grid', gap: vars.space[8], maxBlockSize: '18rem', overflowY: 'auto' });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
