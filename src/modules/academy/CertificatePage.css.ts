import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({ display: 'grid', gap: vars.space[24] });

/** As wide as a sheet of paper on its long side. */
export const sheet = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '24rem',
  padding: vars.space[24],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  '@media': { [media.smUp]: { padding: vars.space[48] } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
