import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const avatar = style({ display: 'grid', flexShrink: 0, paddingInline: vars.space[4] });

export const back = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space[16] });
