import { styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

const { chart } = vars.color;

/** Fill of a tag's dot. The name is always beside it, so similar colours do no harm. */
export const tagColor = styleVariants(
  {
    gray: vars.color.neutral.border,
    red: vars.color.error.solid,
    orange: chart[2],
    yellow: vars.color.warning.solid,
    green: chart[7],
    teal: chart[3],
    blue: chart[5],
    indigo: chart[1],
    purple: chart[6],
    pink: chart[4],
  },
  (backgroundColor) => ({ backgroundColor }),
);
