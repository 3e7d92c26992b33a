import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[16] });

export const controls = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });

export const hint = style({ ...typography.small, color: vars.color.error.text });

export const crop = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 });

export const canvas = style({
  alignSelf: 'center',
  inlineSize: 'min(18rem, 100%)',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.subtle,
  cursor: 'grab',
  // A finger moves the picture, not the page.
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
