import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

// In sight while the entries scroll.
const kept = { position: 'sticky', zIndex: 1, flexShrink: 0, backgroundColor: vars.color.surface.panel } as const;

export const sign = style({ ...kept, insetBlockStart: 0 });

export const person = style({
  ...kept,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
