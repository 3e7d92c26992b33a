import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({ display: 'grid', gap: vars.space[12], paddingBlock: vars.space[8] });

export const note = style({ ...typography.body, color: vars.color.text.muted });
