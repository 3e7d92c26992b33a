import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
});

export const tab = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  flexShrink: 0,
  minBlockSize: vars.control.touch,
  paddingInline: vars.space[12],
  border: 0,
  borderBlockEnd: '2px solid transparent',
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text.default },
    '&[aria-selected="true"]': { color: vars.color.primary.text, borderBlockEndColor: vars.color.primary.solid },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    // Inside, because the list scrolls and would cut a ring around it.
    '&:focus-visible': { outline: `2px solid ${vars.color.primary.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.tag });
