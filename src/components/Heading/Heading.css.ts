import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const { titleS, titleM, titleL, display } = typography;

export const root = style({
  margin: 0,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' } },
});

export const size = styleVariants({ small: titleS, medium: titleM, large: titleL, display });
