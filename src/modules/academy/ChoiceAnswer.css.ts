import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const list = style({ display: 'grid', gap: vars.space[8] });

export const option = style({
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.panel,
  selectors: {
    '&[data-chosen]': { borderColor: vars.color.primary.border, backgroundColor: vars.color.primary.soft },
    '&[data-verdict="right"]': { borderColor: vars.color.success.border, backgroundColor: vars.color.success.soft },
    '&[data-verdict="wrong"]': { borderColor: vars.color.error.border, backgroundColor: vars.color.error.soft },
    '&:hover:not([data-verdict], :has(:disabled))': { borderColor: vars.color.border.strong },
  },
});

export const label = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[12],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
  '@media': { [media.coarse]: { minBlockSize: vars.control.large } },
});

export const mark = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: '1px',
  accentColor: vars.color.primary.solid,
  cursor: 'inherit',
});

export const text = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const reason = style({
  ...typography.small,
  display: 'flex',
  gap: vars.space[6],
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[12],
  paddingInlineStart: `calc(${vars.space[12]} + 1.125rem + 2px + ${vars.space[12]})`,
});
