import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
