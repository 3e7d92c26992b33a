import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

/** What someone has written. */
export const note = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  ...typography.small,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.menu,
  backgroundColor: vars.color.fill.rest,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

export const skeleton = style({ display: 'grid', gap: vars.space[24], paddingBlockStart: vars.space[4] });

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[32]} minmax(0, 1fr)`,
  columnGap: vars.space[12],
});
