import { style } from '@vanilla-extract/css';

// As tall as the viewport, so that nothing below shifts when the page renders.
export const root = style({ minBlockSize: '100dvh' });
