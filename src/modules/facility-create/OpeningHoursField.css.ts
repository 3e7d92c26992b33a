import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ containerType: 'inline-size' });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: vars.space[16] } },
});

export const name = style({ ...typography.label, paddingBlockStart: vars.space[12] });

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

export const closed = style({ ...typography.body, color: vars.color.text.muted, marginInlineEnd: 'auto' });

export const ranges = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8.5rem) minmax(0, 8.5rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: vars.space[8],
});

/** Visual column headings only; each field has its full label. */
export const heads = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8.5rem) minmax(0, 8.5rem)',
  gap: vars.space[8],
  color: vars.color.text.muted,
});

export const remark = style({ ...typography.small, gridColumn: '1 / -1', color: vars.color.text.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const exception = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const exceptions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
