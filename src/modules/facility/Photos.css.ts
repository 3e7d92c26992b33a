import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const figure = style({ display: 'grid', gap: vars.space[6], margin: 0 });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.subtle,
});

export const credit = style({ ...typography.caption, color: vars.color.text.muted });
