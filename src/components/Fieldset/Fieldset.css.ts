import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ minInlineSize: 0 });

export const legend = style({ padding: 0, color: vars.color.text.default, overflowWrap: 'anywhere' });

export const variant = styleVariants({
  question: { ...typography.label },
  section: { ...typography.titleS },
});

// A legend cannot be a grid item, so the rest of the group has its own grid.
export const body = style({ display: 'grid' });

export const rhythm = styleVariants({
  question: {
    gap: vars.space[6],
    selectors: { '&[data-below-legend]': { paddingBlockStart: vars.space[4] } },
  },
  section: {
    gap: vars.space[20],
    selectors: {
      '&[data-below-legend]': { paddingBlockStart: vars.space[12] },
      // A description is close to its title.
      '&[data-below-legend][data-description]': { paddingBlockStart: vars.space[2] },
    },
  },
});
