import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // On paper in line with the heading of the sheet.
  '@media': { [media.print]: { justifyItems: 'start', textAlign: 'start', gap: vars.space[12] } },
});

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[64],
  blockSize: vars.space[64],
  marginBlockEnd: vars.space[12],
  border: `2px solid ${vars.color.primary.border}`,
  borderRadius: vars.radius.full,
  color: vars.color.primary.text,
});

export const small = style({ ...typography.small, color: vars.color.text.muted });

export const name = style({
  ...typography.titleL,
  paddingInline: vars.space[24],
  paddingBlockEnd: vars.space[8],
  marginBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  '@media': { [media.print]: { paddingInlineStart: 0 } },
});

export const course = style({ ...typography.titleM });

export const facts = style({ paddingBlockStart: vars.space[16] });

export const fact = style({ ...typography.label });

export const issuer = style({ ...typography.label, paddingBlockStart: vars.space[16], color: vars.color.primary.text });
