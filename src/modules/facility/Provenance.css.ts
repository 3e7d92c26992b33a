import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const skeleton = style({ display: 'grid', gap: vars.space[12], ...typography.body });
