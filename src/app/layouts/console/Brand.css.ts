import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.titleS,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  flexShrink: 0,
  minInlineSize: 0,
  minBlockSize: vars.control.large,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  textDecoration: 'none',
  letterSpacing: vars.type.titleM.letterSpacing,
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  medium: { inlineSize: '2rem', blockSize: '2rem' },
  large: { inlineSize: '2.5rem', blockSize: '2.5rem' },
});

export const background = style({ fill: vars.color.primary.solid });
export const symbol = style({ fill: vars.color.primary.onSolid });

export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
