import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { floatingSurface } from '#theme/floatingSurface';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Beside the point, on the side with more room; positioned in px from the point. */
export const card = style({
  ...typography.caption,
  position: 'absolute',
  zIndex: vars.layer.base,
  display: 'grid',
  gap: vars.space[4],
  inlineSize: 'max-content',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  ...floatingSurface,
  pointerEvents: 'none',
  '@media': {
    [media.forcedColors]: forced.border,
    [media.print]: { display: 'none' },
  },
});

export const place = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontWeight: vars.weight.regular,
  selectors: {
    // The point with keyboard focus, among others at the same x position.
    '&[data-current]': { fontWeight: vars.weight.strong },
    '&[data-total]': {
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      paddingBlockStart: vars.space[4],
      fontWeight: vars.weight.semibold,
    },
  },
});

export const name = style({ gridColumn: 2, overflowWrap: 'anywhere' });

export const value = style({
  gridColumn: 3,
  paddingInlineStart: vars.space[12],
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
