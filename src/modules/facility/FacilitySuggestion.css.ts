import { style } from '@vanilla-extract/css';

import { typography } from '#theme/typography';

// Takes no space while empty.
export const root = style({ ...typography.reading, selectors: { '&:empty': { display: 'none' } } });
