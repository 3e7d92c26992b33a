import { style } from '@vanilla-extract/css';

import { cardLink } from '#theme/cardLink';
import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { focusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&:has(a:focus-visible)': focusOutline,
  },
});

export const coverSkeleton = style({ aspectRatio: '320 / 150', backgroundColor: vars.color.fill.rest });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flexGrow: 1,
  padding: vars.space[16],
});

export const eyebrow = style({ ...typography.caption, color: vars.color.text.muted });

export const title = style({ ...typography.titleS, overflowWrap: 'anywhere' });

/** The whole card opens the course; the card shows the focus. */
export const link = style(cardLink);

export const description = style({
  ...typography.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  ...clampLines(3),
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[12],
});

export const facts = style({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[6],
  minBlockSize: '1.5rem',
  color: vars.color.text.muted,
});

export const badge = style({ marginInlineStart: 'auto' });

/** As high with a bar as without, so that cards of a row line up. */
export const progress = style({ display: 'grid', alignItems: 'end', blockSize: '10px' });

export const action = style({
  ...typography.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.color.text.link,
});

export const done = style({ ...typography.caption, color: vars.color.text.muted, alignSelf: 'center' });
