import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

// Tags and input share the lines of the field.
export const tags = style({ display: 'contents' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[8],
  color: vars.color.text.default,
  backgroundColor: vars.color.fill.rest,
  border: '1px solid transparent',
  borderRadius: vars.radius.tag,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-alone]': { paddingInlineEnd: vars.space[8], borderColor: vars.color.border.default },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const size = styleVariants({
  medium: { ...typography.small, minBlockSize: vars.control.small },
  large: { ...typography.body, minBlockSize: vars.control.medium },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: '1.625rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tag,
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  selectors: { '&:hover': { backgroundColor: vars.color.fill.pressed, color: vars.color.text.default } },
});
