import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const line = `1px solid ${vars.color.border.subtle}`;

export const horizontal = style({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: line });

export const vertical = style({
  alignSelf: 'stretch',
  blockSize: 'auto',
  minBlockSize: '1em',
  margin: 0,
  border: 0,
  borderInlineStart: line,
});

export const labelled = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.text.muted,
  selectors: { '&::before, &::after': { content: '""', flexGrow: 1, borderBlockStart: line } },
});
