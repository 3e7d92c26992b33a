import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetBlockEnd: 0,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
