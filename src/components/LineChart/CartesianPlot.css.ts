import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ position: 'absolute', inset: 0 });

/** Behind the bars at the active x position. */
export const band = style({ fill: vars.color.fill.rest });

export const cursor = style({ stroke: vars.color.border.strong, strokeDasharray: '2 3' });
