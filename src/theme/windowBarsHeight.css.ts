import { createVar, fallbackVar } from '@vanilla-extract/css';

// Without styles: what stands above the bars does not load theirs.

/** Height of the bars at the bottom of the window, set on the root element. */
export const windowBarsHeight = createVar();

/** `insetBlockEnd` of what sticks to the bottom of the window: above its bars. */
export const aboveWindowBars = fallbackVar(windowBarsHeight, '0px');

/** Height of the window without its bars. */
export const windowHeight = `calc(100dvh - ${aboveWindowBars})`;
