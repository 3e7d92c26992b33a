import { style } from '@vanilla-extract/css';

import { typography } from '#theme/typography';

// Empty it takes no room.
export const root = style({ ...typography.reading, selectors: { '&:empty': { display: 'none' } } });
