import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const text = style({ ...typography.reading, color: vars.color.text.muted });
