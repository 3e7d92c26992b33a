import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusRing } from '#theme/mixins.css';
import { typography } from '#theme/typography';

/** Emoji in a row. */
export const columns = 8;

export const root = style({ display: 'grid', gap: vars.space[8], inlineSize: '17.5rem', maxInlineSize: '100%' });

export const groups = style({ display: 'grid', gap: vars.space[12], maxBlockSize: '15rem', overflowY: 'auto' });

export const title = style({ ...typography.caption, paddingBlock: vars.space[4], color: vars.color.text.muted });

export const grid = style({ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)` });

export const emoji = style([
  focusRing,
  {
    ...typography.titleM,
    display: 'grid',
    placeItems: 'center',
    blockSize: vars.space[32],
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
  },
]);

export const none = style({ ...typography.small, margin: 0, color: vars.color.text.muted });
