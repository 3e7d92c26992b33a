import { style } from '@vanilla-extract/css';

/** Flag on the button. */
export const flag = style({ display: 'block', inlineSize: '1.5rem', blockSize: '1rem', borderRadius: '2px' });

/** Flag in a menu item, in the square of an icon. */
export const itemFlag = style({ objectFit: 'contain' });
