import { style } from '@vanilla-extract/css';

/** Takes the focus only while a form is being fetched, so there is nothing to point out. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
});
