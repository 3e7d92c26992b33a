import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const address = style({ ...typography.body, fontStyle: 'normal', display: 'grid' });

export const note = style({ ...typography.body });

export const muted = style({ ...typography.small, color: vars.color.text.muted });

/** Small screens only: larger ones show it in the page header. */
export const far = style({
  ...typography.small,
  color: vars.color.text.muted,
  '@media': { [media.mdUp]: { display: 'none' } },
});

export const actions = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});
