import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const contact = style({ ...typography.small, breakInside: 'avoid' });

export const name = style({ ...typography.label });

export const address = style({ whiteSpace: 'pre-line' });

export const notes = style({ ...typography.body, paddingBlockStart: vars.space[12] });
