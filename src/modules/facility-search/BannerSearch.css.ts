import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const field = style({ flexBasis: '12rem', minInlineSize: '6rem' });
