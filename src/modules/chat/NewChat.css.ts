import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

/** Height of a row in px. */
export const rowHeight = 56;

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minBlockSize: 0 });

/** The rest of the drawer below title and search. */
export const list = style({ blockSize: 'calc(100dvh - 11rem)', minBlockSize: '12rem' });

export const row = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `${rowHeight}px`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  color: vars.color.text.default,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&:focus-visible': innerFocusOutline,
  },
});

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ ...typography.label, ...ellipsis });

export const about = style({ ...typography.small, ...ellipsis, color: vars.color.text.muted });
