import { style } from '@vanilla-extract/css';

/** Focused only while a form loads, so no focus ring is needed. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
});
