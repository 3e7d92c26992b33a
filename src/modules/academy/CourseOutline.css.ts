import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[16],
});

export const about = style({ display: 'grid', gap: vars.space[4] });

export const title = style({ ...typography.titleS, overflowWrap: 'anywhere' });

export const description = style({ ...typography.small, color: vars.color.text.muted });

export const facts = style({ ...typography.caption, color: vars.color.text.muted });

export const end = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
