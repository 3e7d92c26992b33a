import { style } from '@vanilla-extract/css';

/** Listens around the trigger without taking part in the layout. */
export const root = style({ display: 'contents' });
