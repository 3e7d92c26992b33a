import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const heading = style({ ...typography.titleS, outline: 'none' });
