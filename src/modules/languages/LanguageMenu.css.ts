import { style } from '@vanilla-extract/css';

/** On the button. */
export const flag = style({ display: 'block', inlineSize: '1.5rem', blockSize: '1rem', borderRadius: '2px' });

/** In the square of an icon. */
export const itemFlag = style({ objectFit: 'contain' });
