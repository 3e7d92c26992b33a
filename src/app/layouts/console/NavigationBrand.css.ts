import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

const row = style({ flexShrink: 0, display: 'flex', alignItems: 'center', blockSize: '5rem' });

/** `start` centres the symbol in the first 80 px, so that it does not move when a narrow bar expands. */
export const align = styleVariants({
  start: [row, { paddingInline: vars.space[24] }],
  center: [row, { justifyContent: 'center' }],
});

export const sticky = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetBlockStart: 0,
  backgroundColor: vars.color.surface.panel,
});
