import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  flexShrink: 0,
  padding: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[8] });

export const tools = style({ display: 'flex', flexShrink: 0 });

export const field = style({ display: 'grid', gap: vars.space[8], flexGrow: 1, minInlineSize: 0 });

export const attachments = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });

export const reply = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  boxSizing: 'border-box',
  inlineSize: '100%',
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[12],
  backgroundColor: vars.color.surface.subtle,
  borderInlineStart: `3px solid ${vars.color.primary.solid}`,
  borderRadius: vars.radius.tag,
});

export const replyTexts = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const replyName = style({ ...typography.caption, color: vars.color.primary.text });

export const replyText = style({
  ...typography.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
});

export const picture = style({ position: 'relative', display: 'inline-block' });

export const pictureFrame = style({
  display: 'grid',
  overflow: 'hidden',
  inlineSize: 'fit-content',
  maxInlineSize: '10rem',
  blockSize: '7rem',
  borderRadius: vars.radius.menu,
  border: `1px solid ${vars.color.border.subtle}`,
});

export const pictureRemove = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  backgroundColor: vars.color.surface.raised,
  borderRadius: vars.radius.control,
});

export const status = style({
  ...typography.small,
  color: vars.color.text.muted,
  selectors: { '&[data-problem]': { color: vars.color.error.text }, '&:empty': { display: 'none' } },
});
