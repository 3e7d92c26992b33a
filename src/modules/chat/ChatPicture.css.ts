import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const waiting = style({ display: 'block', inlineSize: '100%', backgroundColor: vars.color.fill.rest });

export const fit = styleVariants({
  cover: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: { display: 'block', maxInlineSize: '100%', maxBlockSize: '100%', inlineSize: 'auto', blockSize: 'auto' },
});
