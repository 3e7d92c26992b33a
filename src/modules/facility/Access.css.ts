import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const groups = style({ display: 'grid', gap: vars.space[24] });

export const group = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space[32],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const feature = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const mark = style({
  display: 'inline-flex',
  selectors: {
    '&[data-state="yes"]': { color: vars.color.success.text },
    '&[data-state="partial"]': { color: vars.color.warning.text },
    '&[data-state="no"]': { color: vars.color.error.text },
  },
});

export const answer = style({ ...typography.label, marginInlineStart: 'auto', textAlign: 'end' });

export const documents = style({ margin: 0, paddingInlineStart: vars.space[20] });
