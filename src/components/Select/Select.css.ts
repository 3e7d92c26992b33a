import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  paddingInlineEnd: vars.space[40],
  cursor: 'pointer',
  selectors: {
    // A list drawn by the system takes these and nothing else.
    '& option, & optgroup': { color: vars.color.text.default, backgroundColor: vars.color.surface.overlay },
  },
});
