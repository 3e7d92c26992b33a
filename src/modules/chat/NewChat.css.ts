import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { typography } from '#theme/typography';

import { personRow } from './personRow';

/** Height of a row in px. */
export const rowHeight = 56;

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minBlockSize: 0 });

/** The rest of the drawer below title and search. */
export const list = style({ blockSize: 'calc(100dvh - 11rem)', minBlockSize: '12rem' });

export const row = style({
  ...personRow,
  minBlockSize: `${rowHeight}px`,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  selectors: { ...personRow.selectors, '&:hover': { backgroundColor: vars.color.fill.hover } },
});

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ ...typography.label, ...ellipsis });

export const about = style({ ...typography.small, ...ellipsis, color: vars.color.text.muted });
