import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.titleS,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.large,
  color: vars.color.text.default,
  textDecoration: 'none',
  letterSpacing: vars.type.titleM.letterSpacing,
  borderRadius: vars.radius.control,
});

export const mark = style({ inlineSize: '1.75rem', blockSize: '1.75rem', borderRadius: vars.radius.menu });
