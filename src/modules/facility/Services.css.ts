import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({
  ...typography.reading,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space[32],
  rowGap: vars.space[4],
  paddingInlineStart: vars.space[20],
  margin: 0,
  listStyle: 'disc',
});

export const note = style({ ...typography.body, color: vars.color.text.muted, display: 'block' });
