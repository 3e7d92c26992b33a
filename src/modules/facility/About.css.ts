import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const lead = style({ ...typography.lead, maxInlineSize: vars.measure.reading });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
