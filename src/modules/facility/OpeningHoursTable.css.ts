import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const tables = style({ display: 'grid', gap: vars.space[16] });

export const line = style({ display: 'block' });

export const today = style({ ...typography.caption, color: vars.color.primary.text, display: 'block' });

export const name = style({ ...typography.small, color: vars.color.text.muted, display: 'block' });
