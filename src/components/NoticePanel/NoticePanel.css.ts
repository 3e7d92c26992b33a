import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

/** Around a failure or the word that it takes long; a list goes to the edges. */
export const padded = style({ padding: vars.space[16] });

export const empty = style({ paddingInline: vars.space[16], paddingBlock: vars.space[8] });
