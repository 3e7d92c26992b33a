import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
});

export const question = style({ ...typography.titleS });

/** Reserves its line, so that nothing moves after the answer. */
export const thanks = style({
  ...typography.body,
  flexBasis: '100%',
  minBlockSize: '1lh',
  color: vars.color.text.muted,
});
