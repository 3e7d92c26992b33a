import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[16],
  maxInlineSize: '90rem',
  inlineSize: '100%',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const member = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[16], minInlineSize: 0 });

export const words = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.titleS });

export const role = style({ ...typography.small, color: vars.color.text.muted, paddingBlockEnd: vars.space[8] });

export const none = style({ ...typography.body, color: vars.color.text.muted });
