import { style } from '@vanilla-extract/css';

export const root = style({
  minInlineSize: 0,
  // It takes the focus only when there is nothing better inside; a ring around all of it would say nothing.
  selectors: { '&:focus': { outline: 'none' } },
});
