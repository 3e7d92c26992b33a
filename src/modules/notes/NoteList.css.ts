import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  paddingInline: vars.space[12],
  paddingBlock: `${vars.space[12]} ${vars.space[48]}`,
  minInlineSize: 0,
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minInlineSize: 0 });

export const heading = style({ ...typography.label, color: vars.color.text.muted });

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
  padding: vars.space[12],
});

export const skeletonCard = style({
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});
