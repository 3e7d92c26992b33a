import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  color: vars.color.text.default,
  backgroundColor: vars.color.error.soft,
  border: `1px solid ${vars.color.error.text}`,
  borderRadius: vars.radius.card,
});

export const icon = style({ color: vars.color.error.text });

export const body = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const title = style({ ...typography.titleS });

export const list = style({ display: 'grid', justifyItems: 'start' });

export const link = style({
  ...typography.body,
  display: 'inline-block',
  paddingBlock: vars.space[4],
  fontWeight: vars.weight.medium,
  color: vars.color.error.text,
  borderRadius: vars.radius.tag,
  overflowWrap: 'anywhere',
});
