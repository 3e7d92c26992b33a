import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  paddingBlock: vars.space[6],
  paddingInline: `${vars.space[12]} ${vars.space[6]}`,
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.rest,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
});
