import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

export const actions = style({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[8]})` });
