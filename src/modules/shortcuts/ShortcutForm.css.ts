import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const form = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

export const fields = style({
  display: 'grid',
  alignContent: 'start',
  flexGrow: 1,
  gap: vars.space[20],
  padding: vars.space[16],
});

/** Always visible while the fields scroll. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  backgroundColor: vars.color.surface.overlay,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

/** Separates the destructive action from the others. */
export const spacer = style({ flexGrow: 1 });
