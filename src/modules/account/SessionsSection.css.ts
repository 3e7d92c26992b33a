import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const list = style({ outline: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const icon = style({ flexShrink: 0, color: vars.color.text.muted });

export const words = style({ display: 'grid', flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const device = style({ ...typography.label });

export const seen = style({ ...typography.small, color: vars.color.text.muted });

/** Lines up the button label with the edge of the card. */
export const action = style({ marginInlineEnd: `calc(-1 * ${vars.space[8]})` });
