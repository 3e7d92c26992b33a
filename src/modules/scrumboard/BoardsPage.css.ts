import { style } from '@vanilla-extract/css';

import { cardLink } from '#theme/cardLink';
import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { focusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

export const sections = style({ display: 'flex', flexDirection: 'column', gap: vars.space[32] });

export const heading = style({ ...typography.titleS, marginBlockEnd: vars.space[12] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[16],
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  blockSize: '100%',
  minBlockSize: '12rem',
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&:has(a:focus-visible)': focusOutline,
    '&[data-archived]': { backgroundColor: vars.color.surface.subtle },
  },
});

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' });

export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.control.large,
  blockSize: vars.control.large,
  borderRadius: vars.radius.full,
  color: vars.color.primary.text,
  backgroundColor: vars.color.primary.soft,
  selectors: {
    [`${tile}[data-archived] &`]: { color: vars.color.text.muted, backgroundColor: vars.color.fill.rest },
  },
});

/** Above the link. */
export const menu = style({ position: 'relative' });

export const texts = style({ display: 'grid', gap: vars.space[4], flexGrow: 1, alignContent: 'start' });

export const title = style({ ...typography.titleS, overflowWrap: 'anywhere' });

/** The whole tile opens the board; the tile shows the focus. */
export const link = style(cardLink);

export const description = style({
  ...typography.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  ...clampLines(3),
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.control.small,
});

export const activity = style({ ...typography.caption, color: vars.color.text.muted });

/** A tile that makes a board. */
export const add = style({
  ...typography.label,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '12rem',
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text.default, backgroundColor: vars.color.fill.rest } },
});
