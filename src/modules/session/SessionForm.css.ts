import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });

export const fields = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });
