import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 });

export const heading = style({ ...typography.label });

export const names = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const short = style({ maxInlineSize: '16rem' });

export const duplicates = style({ display: 'flex', flexDirection: 'column' });

export const duplicate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'minmax(0, 1fr) 12rem' } },
});

export const duplicateTexts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const duplicateName = style({ ...typography.label, overflowWrap: 'anywhere' });

export const conflicts = style({
  display: 'grid',
  gap: vars.space[8],
  gridColumn: '1 / -1',
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.border.default}`,
});
