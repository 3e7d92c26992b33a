import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const note = style({ ...typography.body, color: vars.color.text.muted });
