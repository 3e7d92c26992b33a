import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&[data-marked]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const description = style({ color: vars.color.text.muted, maxInlineSize: vars.measure.reading });
