import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
  },
});

export const orientation = styleVariants({
  /** Term above detail. */
  vertical: {},
  /** Term beside detail from a minimum container width. */
  horizontal: {
    '@container': {
      '(min-width: 32rem)': { gridTemplateColumns: 'minmax(8rem, 30%) 1fr auto', columnGap: vars.space[16] },
    },
  },
});

export const term = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
