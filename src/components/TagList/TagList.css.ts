import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 });

export const tag = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '12rem',
  paddingInline: vars.space[6],
  borderRadius: vars.radius.tag,
  color: vars.color.text.default,
  backgroundColor: vars.color.fill.rest,
});

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const swatch = style({
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
