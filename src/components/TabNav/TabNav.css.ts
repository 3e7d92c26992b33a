import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { countBadge } from '#theme/mixins.css';
import { typography } from '#theme/typography';

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
});

export const item = style({ flexShrink: 0 });

export const link = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.large,
  maxInlineSize: 'min(16rem, 80vw)',
  paddingInline: vars.space[12],
  borderBlockEnd: '2px solid transparent',
  color: vars.color.text.muted,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&[aria-current]': { color: vars.color.primary.text, borderBlockEndColor: vars.color.primary.solid },
    // Inside, because the scrolling list would cut a ring around the link.
    '&:focus-visible': innerFocusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      // A transparent line is drawn there like any other, and would mark every link.
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = countBadge;
