import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const note = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });
