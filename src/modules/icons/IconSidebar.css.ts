import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ padding: vars.space[16] });
