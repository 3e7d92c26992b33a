import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const header = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const facts = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  justifyContent: 'space-between',
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const text = style({
  ...typography.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxInlineSize: vars.measure.reading,
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
