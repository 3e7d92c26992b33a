import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  paddingInline: `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`,
  paddingBlock: vars.space[64],
  display: 'grid',
  gap: vars.space[24],
});
export const title = style({ ...typography.titleL });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[16], alignItems: 'center' });
export const categories = style({ display: 'grid', gap: vars.space[12] });
