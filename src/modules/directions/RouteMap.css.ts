import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const card = style({ ...typography.body, display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });

export const failed = style({ ...typography.body, color: vars.color.text.muted });
