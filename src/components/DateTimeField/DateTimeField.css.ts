import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[12] });

export const date = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const time = style({ flex: '1 1 8rem', minInlineSize: 0 });
