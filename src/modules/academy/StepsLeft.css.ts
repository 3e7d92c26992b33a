import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ outline: 'none', scrollMarginBlock: vars.space[64] });

export const list = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[8] });
