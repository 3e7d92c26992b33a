import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const names = style({
  ...typography.small,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[20],
  overflowWrap: 'anywhere',
});
