import { style } from '@vanilla-extract/css';

export const root = style({
  minInlineSize: 0,
  // Focused only when nothing inside is focusable; a ring around the whole scope would be meaningless.
  selectors: { '&:focus': { outline: 'none' } },
});
