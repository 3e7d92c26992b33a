import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

const row = style({ flexShrink: 0, display: 'flex', alignItems: 'center', blockSize: '5rem' });

/** `start` puts the symbol where it stands in the middle of 80 px, so that it stays when a narrow bar grows. */
export const place = styleVariants({
  start: [row, { paddingInline: vars.space[24] }],
  middle: [row, { justifyContent: 'center' }],
});
