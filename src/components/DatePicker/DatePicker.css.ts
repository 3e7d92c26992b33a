import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Event target around the control that does not affect the layout. */
export const root = style({ display: 'contents' });

/** At the end of the input frame, as tall as the frame. */
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  inlineSize: vars.control.medium,
  padding: 0,
  color: vars.color.text.muted,
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  selectors: {
    '&:hover:enabled': { color: vars.color.text.default, backgroundColor: vars.color.fill.rest },
    '&[aria-expanded="true"]': { color: vars.color.primary.text, backgroundColor: vars.color.primary.soft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
});
