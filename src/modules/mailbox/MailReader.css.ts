import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const subject = style({ ...typography.titleM, overflowWrap: 'anywhere', outline: 'none' });

export const replyActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Heading of the reply and of the conversation. */
export const title = style({ ...typography.label, outline: 'none' });

export const threadList = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

/** Laid out and painted only when it is near the viewport. */
export const threadItem = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.5rem' });

export const threadRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  alignItems: 'baseline',
  minBlockSize: '2.5rem',
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[aria-current]': { backgroundColor: vars.color.primary.soft, fontWeight: 600 },
    // Inset: `content-visibility` clips what is painted outside the row.
    [`${threadItem} > &:focus-visible`]: { outlineOffset: '-2px' },
  },
});

export const threadSender = style({ ...typography.small, minInlineSize: 0, overflowWrap: 'anywhere' });

export const threadText = style({
  ...typography.small,
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
});

export const threadDate = style({ ...typography.caption, color: vars.color.text.muted });
