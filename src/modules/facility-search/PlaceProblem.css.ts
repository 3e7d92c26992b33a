import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[24] });

export const title = style({ ...typography.titleL, overflowWrap: 'anywhere' });

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.smUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const place = style({ display: 'grid', gap: vars.space[2] });

export const detail = style({ ...typography.body, color: vars.color.text.muted });
