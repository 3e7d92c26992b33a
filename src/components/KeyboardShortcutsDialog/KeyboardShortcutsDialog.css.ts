import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: '2.25rem',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const keys = style({ display: 'inline-flex', flexShrink: 0, gap: vars.space[4] });
