import { style } from '@vanilla-extract/css';

import { typography } from '#theme/typography';

export const subject = style({ ...typography.titleM, overflowWrap: 'anywhere', outline: 'none' });

/** Heading of the reply and of the conversation. */
export const title = style({ ...typography.label, outline: 'none' });
