import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const picture = style({ maxInlineSize: '24rem', breakInside: 'avoid' });

export const tasks = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const task = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[8],
  minInlineSize: 0,
  breakInside: 'avoid',
});
