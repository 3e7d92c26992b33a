import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Receives events around the trigger without affecting the layout. */
export const root = style({ display: 'contents' });

export const panel = style({
  maxInlineSize: '100%',
  padding: vars.space[16],
  selectors: {
    // The panel takes focus itself if nothing inside can; its border is indicator enough.
    '&:focus': { outline: 'none' },
  },
});

export const size = styleVariants({
  small: { inlineSize: '17.5rem' },
  medium: { inlineSize: '22.5rem' },
});
