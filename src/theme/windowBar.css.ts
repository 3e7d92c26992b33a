import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { media } from './media';
import { aboveWindowBars } from './windowBarsHeight.css';

/** The bars at the end of the document, one above the other, always visible at the bottom of the window. */
export const windowBars = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  '@media': { [media.print]: { display: 'none' } },
});

/** One of the bars at the bottom of the window. */
export const windowBar = style({
  backgroundColor: vars.color.surface.panel,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    // The rail of the quick chat stands above it.
    [media.lgUp]: { selectors: { 'body:has([data-quick-chat]) &': { paddingInlineEnd: vars.space[64] } } },
  },
});

// They never cover the focused element. A page with a bar of its own adds its height by its own rule.
globalStyle(`:where(html:has(${windowBar}))`, {
  scrollPaddingBlockEnd: `calc(${aboveWindowBars} + ${vars.space[24]})`,
});
