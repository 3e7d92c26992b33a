import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space[16],
});

/** Takes no room, so that nothing moves when the pill appears. */
export const news = style({
  position: 'sticky',
  insetBlockStart: vars.space[12],
  zIndex: vars.layer.sticky,
  blockSize: 0,
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  display: 'flex',
  justifyContent: 'center',
});

export const pill = style({
  alignSelf: 'flex-start',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.menu,
  transform: `translateY(calc(-1 * ${vars.space[8]}))`,
});

export const more = style({
  ...typography.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  color: vars.color.text.muted,
});
