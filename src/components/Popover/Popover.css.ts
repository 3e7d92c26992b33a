import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Listens around the trigger without taking part in the layout. */
export const root = style({ display: 'contents' });

export const panel = style({
  maxInlineSize: '100%',
  padding: vars.space[16],
  selectors: {
    // The panel takes the focus itself when nothing inside can; its own edge shows where one is.
    '&:focus': { outline: 'none' },
  },
});

export const size = styleVariants({
  small: { inlineSize: '17.5rem' },
  medium: { inlineSize: '22.5rem' },
});
