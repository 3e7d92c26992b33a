import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ overflow: 'hidden', flexShrink: 0 });

/** `band`: a strip of colour, or a picture in its own shape. `tall`: at the top of an open card. */
export const size = styleVariants({
  band: { blockSize: vars.space[32] },
  tall: { blockSize: vars.space[96] },
});

export const picture = style({ display: 'block', lineHeight: 0 });
