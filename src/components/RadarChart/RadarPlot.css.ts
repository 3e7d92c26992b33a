import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ position: 'absolute', inset: 0 });

export const cursor = style({ stroke: vars.color.border.strong, strokeDasharray: '2 3' });
