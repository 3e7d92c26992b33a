import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  selectors: {
    '&[data-interactive]': { transition: `border-color ${vars.duration.exit}, background-color ${vars.duration.exit}` },
    '&[data-interactive]:hover': {
      borderColor: vars.color.border.strong,
      backgroundColor: vars.color.surface.raised,
    },
  },
});

export const padding = styleVariants({
  none: { padding: 0 },
  small: { padding: vars.space[12] },
  medium: { padding: vars.space[16], '@media': { [media.mdUp]: { padding: vars.space[20] } } },
  large: { padding: vars.space[20], '@media': { [media.mdUp]: { padding: vars.space[32] } } },
});

/** Above the stretched link, so that its controls can be clicked. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  inlineSize: 'fit-content',
});
