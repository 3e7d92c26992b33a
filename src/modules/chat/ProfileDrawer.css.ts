import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const photo = style({ display: 'grid', justifyItems: 'center', gap: vars.space[12] });

export const photoActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[8] });

export const problem = style({
  ...typography.small,
  color: vars.color.error.text,
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({ display: 'flex', justifyContent: 'flex-end' });
