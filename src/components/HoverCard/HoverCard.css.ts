import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Event target around the trigger that does not affect the layout. */
export const root = style({ display: 'contents' });

export const card = style({ maxInlineSize: '100%', padding: vars.space[16] });

export const size = styleVariants({
  small: { inlineSize: '17.5rem' },
  medium: { inlineSize: '22.5rem' },
});
