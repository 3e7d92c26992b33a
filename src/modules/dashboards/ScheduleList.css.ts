import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const time = style({
  ...typography.body,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const title = style({ ...typography.label, overflowWrap: 'anywhere' });

export const place = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const none = style({ ...typography.body, color: vars.color.text.muted });
