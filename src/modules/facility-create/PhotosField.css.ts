import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const photo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  '@media': { [media.smUp]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '7.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.subtle,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignContent: 'start',
});
