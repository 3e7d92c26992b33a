import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  minInlineSize: 0,
  // Overflowing buttons move into the menu at the end; clipping hides them in the frame before that. The padding leaves
  // space for focus rings.
  overflow: 'clip',
  overflowClipMargin: vars.space[4],
});

export const section = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[2],
  selectors: {
    // As wide as the gaps that `Toolbar` calculates with.
    '& + &::before': {
      content: '""',
      inlineSize: '3px',
      blockSize: '1.25rem',
      borderInlineStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const entry = style({ display: 'flex', flexShrink: 0 });
