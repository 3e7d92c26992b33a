import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** What waits under how much it is, and the list of all of it last. */
export const stack = style({ display: 'grid', flexBasis: '100%', justifyItems: 'start', gap: vars.space[16] });

/** In a line with badges. */
export const notice = style({ ...typography.label });
