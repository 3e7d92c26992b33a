import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Width of the control. */
export const width = createVar();

const box = {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: `calc(${width} - 2px)`,
  maxInlineSize: `max(28rem, ${width})`,
} as const;

export const size = styleVariants({
  medium: { ...box, maxBlockSize: '18rem' },
  large: { ...box, maxBlockSize: '22rem' },
});

export const message = style({
  ...typography.body,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[12],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
