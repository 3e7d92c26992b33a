import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const words = style({
  ...typography.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
