import { style } from '@vanilla-extract/css';

// As tall as a screen, so that what stands below does not jump when the page arrives.
export const root = style({ minBlockSize: '100dvh' });
