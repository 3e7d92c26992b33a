import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const list = style({ display: 'grid', gap: vars.space[12], paddingBlock: vars.space[8] });
