import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** The open requests below their number, and the link to all of them last. */
export const stack = style({ display: 'grid', flexBasis: '100%', justifyItems: 'start', gap: vars.space[16] });

/** In a row with badges. */
export const notice = style({ ...typography.label });
