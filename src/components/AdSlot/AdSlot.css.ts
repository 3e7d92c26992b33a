import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
  '@media': { [media.print]: { display: 'none' } },
});

export const label = style({ ...typography.small, margin: 0, color: vars.color.text.muted });

// The usual sizes of banners: 320 × 100 on phones, 728 × 90 on wider screens.
export const space = style({
  blockSize: 100,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.subtle,
});
