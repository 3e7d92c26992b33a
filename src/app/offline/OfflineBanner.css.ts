import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const pages = style({
  ...typography.body,
  listStyle: 'none',
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  '@media': { [media.smUp]: { paddingInline: vars.space[24] } },
});

export const page = style({ paddingBlock: vars.space[6], overflowWrap: 'anywhere' });
