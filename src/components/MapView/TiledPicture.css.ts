import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** Above the scale, beside the buttons. */
export const notes = style({
  ...typography.caption,
  position: 'absolute',
  left: vars.space[12],
  bottom: vars.space[40],
  maxInlineSize: 'calc(100% - 8rem)',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  pointerEvents: 'none',
});

/** Has its own background, because the content of the tile below is unknown. */
export const note = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.overlay,
  border: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.default,
});
