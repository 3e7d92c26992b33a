import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 });

export const item = style({ display: 'inline-flex', minInlineSize: 0 });
