import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[24], alignContent: 'start' });
export const group = style({ display: 'grid', gap: vars.space[4] });
export const switches = style({ display: 'grid' });
