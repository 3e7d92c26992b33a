import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  maxBlockSize: '100%',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.subtle,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[4],
  padding: vars.space[8],
  paddingBlockEnd: vars.space[4],
});

export const title = style({ flexGrow: 1, minInlineSize: 0 });

export const count = style({
  ...typography.caption,
  flexShrink: 0,
  minInlineSize: vars.space[24],
  textAlign: 'center',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Scrolls; the head and the foot stay. */
export const items = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
});

export const foot = style({ flexShrink: 0, padding: vars.space[8], paddingBlockStart: vars.space[4] });
