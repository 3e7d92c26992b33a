import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const options = style({ display: 'flex', minInlineSize: 0 });

/** One under the other, or side by side where they are few and short. */
export const orientation = styleVariants({
  vertical: { flexDirection: 'column' },
  horizontal: { flexWrap: 'wrap', columnGap: vars.space[20] },
});
