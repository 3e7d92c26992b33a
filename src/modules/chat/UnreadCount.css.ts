import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.caption,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: vars.space[4],
  fontSize: '0.6875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.primary.onSolid,
  backgroundColor: vars.color.primary.solid,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  // Clicks go through to the control.
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const placement = styleVariants({
  corner: {
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${vars.space[2]})`,
    insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  },
  inline: {},
});
