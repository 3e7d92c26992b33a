import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const inset = style({ padding: vars.space[24] });

export const skeleton = style({ maxInlineSize: '70rem', marginInline: 'auto', padding: vars.space[24] });
