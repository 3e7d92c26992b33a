import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ minInlineSize: 0 });

/** Steps of the space scale, in px. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
