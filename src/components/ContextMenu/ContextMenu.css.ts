import { style } from '@vanilla-extract/css';

/** Event target around the area that does not affect the layout. */
export const root = style({
  display: 'contents',
  // A long press opens the menu; the native callout on text or images would cover it.
  WebkitTouchCallout: 'none',
});
