import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  borderRadius: vars.radius.card,
  marginBlockEnd: vars.space[8],
});

export const tone = styleVariants(
  { primary: vars.color.primary, success: vars.color.success, warning: vars.color.warning },
  ({ soft, text }) => ({ backgroundColor: soft, color: text }),
);
