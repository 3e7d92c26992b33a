import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const tables = style({ display: 'grid', gap: vars.space[16] });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...typography.body });

export const caption = style({
  ...typography.label,
  textAlign: 'start',
  color: vars.color.text.muted,
  paddingBlockEnd: vars.space[4],
});

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[data-today]': { fontWeight: 600, backgroundColor: vars.color.primary.soft } },
});

const cell = { paddingBlock: vars.space[8], verticalAlign: 'top' } as const;

export const day = style({
  ...cell,
  textAlign: 'start',
  fontWeight: 'inherit',
  paddingInline: vars.space[8],
  overflowWrap: 'anywhere',
});

export const time = style({
  ...cell,
  textAlign: 'end',
  paddingInline: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({ display: 'block' });

export const today = style({ ...typography.caption, color: vars.color.primary.text, display: 'block' });

export const name = style({ ...typography.small, color: vars.color.text.muted, display: 'block' });

export const note = style({ ...typography.small, color: vars.color.text.muted });
