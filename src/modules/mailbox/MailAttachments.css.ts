import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const title = style({ ...typography.label });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[8],
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[8],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
});

export const thumbnail = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  color: vars.color.text.muted,
  backgroundColor: vars.color.fill.rest,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const details = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

export const name = style({ ...typography.small, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const size = style({ ...typography.caption, color: vars.color.text.muted });

export const actions = style({ display: 'flex', flexShrink: 0 });

export const preview = style({
  inlineSize: '100%',
  maxBlockSize: '60dvh',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
});
