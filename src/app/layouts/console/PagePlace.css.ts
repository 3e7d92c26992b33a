import { style } from '@vanilla-extract/css';

export const page = style({ display: 'contents' });

/** In the document, so that nothing in it forgets its state, and never seen: it is empty again before the next frame. */
export const parking = style({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&:empty': { display: 'none' } },
});
