import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  '@media': { [media.smUp]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto' } },
});

export const cover = style({ alignSelf: 'start', '@media': { [media.smUp]: { alignSelf: 'center' } } });

export const texts = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const eyebrow = style({ ...typography.caption, color: vars.color.text.muted });

export const title = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const step = style({ ...typography.small, color: vars.color.text.muted });

export const progress = style({ paddingBlockStart: vars.space[6], maxInlineSize: '24rem' });

export const action = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.smUp]: { gridColumn: 'auto' } },
});
