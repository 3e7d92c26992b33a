import { style, styleVariants } from '@vanilla-extract/css';

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
  selectors: {
    '&::before, &::after': { content: '""', flexGrow: 1, borderBlockStart: '1px solid' },
  },
});

export const tone = styleVariants(
  {
    neutral: { text: vars.color.text.muted, line: vars.color.border.subtle },
    primary: { text: vars.color.primary.text, line: vars.color.primary.border },
  },
  ({ text, line: lineColor }) => ({
    color: text,
    selectors: { '&::before, &::after': { borderColor: lineColor } },
  }),
);
