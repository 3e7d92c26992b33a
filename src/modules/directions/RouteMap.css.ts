import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[12], outline: 'none' });

export const card = style({ ...typography.body, display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });
