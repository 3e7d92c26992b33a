import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const person = style({ display: 'grid', gap: vars.space[2] });

export const name = style({ ...typography.label, color: vars.color.text.default });

export const secondary = style({ ...typography.small, color: vars.color.text.muted });
