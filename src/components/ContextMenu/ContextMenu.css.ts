import { style } from '@vanilla-extract/css';

/** Listens around the area without taking part in the layout. */
export const root = style({
  display: 'contents',
  // A long press opens the menu; the system's own bubble over the pressed word or picture would stand in its way.
  WebkitTouchCallout: 'none',
});
