import { style } from '@vanilla-extract/css';

import { typography } from '#theme/typography';

export const text = style({ ...typography.reading });

export const plain = style({ whiteSpace: 'pre-line' });
