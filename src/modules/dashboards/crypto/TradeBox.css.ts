import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
