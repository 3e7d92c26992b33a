import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { media } from './media';

/** A bar at the end of the document that is always visible at the bottom of the window. */
export const windowBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.print]: { display: 'none' },
    // The rail of the quick chat stands above it.
    [media.lgUp]: { selectors: { 'body:has([data-quick-chat]) &': { paddingInlineEnd: vars.space[64] } } },
  },
});

// It never covers the focused element.
globalStyle(`html:has(${windowBar})`, { scrollPaddingBlockEnd: '7rem' });
