import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' });
