import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [media.print]: { display: 'none' } },
});

export const state = style({
  ...typography.small,
  color: vars.color.text.muted,
  selectors: { '&[data-state="failed"]': { color: vars.color.error.text } },
});
