import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

/** As tall as the map that replaces it. */
export const waiting = style({
  ...typography.reading,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '24rem',
  paddingInline: vars.space[16],
  textAlign: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.subtle,
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});

export const moves = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const coordinates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.smUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const where = style({ ...typography.body, color: vars.color.text.muted, minBlockSize: '1lh' });
