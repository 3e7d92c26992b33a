import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  cursor: 'pointer',
  selectors: {
    // The element's name outweighs the frame's own padding, whatever order the two files are loaded in.
    'select&': { paddingInlineEnd: vars.space[40] },
  },
});

// A list drawn by the system takes these two and nothing else.
globalStyle(`${root} option, ${root} optgroup`, {
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
});
