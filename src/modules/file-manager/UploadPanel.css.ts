import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  // In the page, beside which a layout may have a bar of its own.
  position: 'absolute',
  insetBlockEnd: vars.space[16],
  insetInlineEnd: vars.space[16],
  zIndex: vars.layer.sticky,
  inlineSize: '24rem',
  maxInlineSize: `calc(100% - 2 * ${vars.space[16]})`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.menu,
  '@media': {
    [media.belowSm]: {
      insetBlockEnd: vars.space[8],
      insetInlineEnd: vars.space[8],
      maxInlineSize: `calc(100% - 2 * ${vars.space[8]})`,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
});

export const title = style({ ...typography.label, flexGrow: 1, minInlineSize: 0 });

export const progress = style({ paddingInline: vars.space[16], paddingBlockEnd: vars.space[8] });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const more = style({ ...typography.small, padding: vars.space[8], color: vars.color.text.muted });
