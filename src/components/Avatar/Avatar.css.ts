import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { toneRoles } from '#theme/tones';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  textTransform: 'uppercase',
  userSelect: 'none',
  // An outline takes no space from the picture.
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const size = styleVariants({
  xsmall: {
    ...typography.caption,
    fontSize: `calc(${vars.type.caption.size} * 0.75)`,
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
  },
  small: { ...typography.caption, inlineSize: vars.control.small, blockSize: vars.control.small },
  medium: { ...typography.label, inlineSize: vars.control.medium, blockSize: vars.control.medium },
  large: { ...typography.titleM, inlineSize: vars.space[64], blockSize: vars.space[64] },
  xlarge: { ...typography.figure, inlineSize: vars.space[96], blockSize: vars.space[96] },
});

// In this order, by which each name keeps its colour.
const { neutral, ...others } = toneRoles;
export const fill = styleVariants({ ...others, neutral }, (roles) => ({
  backgroundColor: roles.softHover,
  color: roles.text,
}));

/** Wraps a picture with a status dot; never stretched, or the dot would leave the edge. */
export const withStatus = style({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
});

/** On the edge of the circle, with its own background. */
export const status = style({
  position: 'absolute',
  display: 'grid',
  padding: '2px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.panel,
});

export const statusPlace = styleVariants({
  xsmall: { insetBlockEnd: '-3px', insetInlineEnd: '-3px' },
  small: { insetBlockEnd: '-3px', insetInlineEnd: '-3px' },
  medium: { insetBlockEnd: '-2px', insetInlineEnd: '-2px' },
  // The corner of a large circle is further from its edge.
  large: { insetBlockEnd: vars.space[2], insetInlineEnd: vars.space[2] },
  xlarge: { insetBlockEnd: vars.space[4], insetInlineEnd: vars.space[4] },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
