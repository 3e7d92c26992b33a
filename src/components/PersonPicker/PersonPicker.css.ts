import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const chip = style({ borderRadius: vars.radius.full, paddingInlineStart: vars.space[2] });
