import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** As wide as the card around it, so that the texts of the rows stand below the heading. */
export const list = style({ marginInline: `calc(-1 * ${vars.space[12]})` });
