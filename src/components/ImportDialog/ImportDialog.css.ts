import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minInlineSize: 0,
  containerType: 'inline-size',
  // Focused by script only; what follows has the focus ring.
  outline: 'none',
});

export const summary = style({ ...typography.body });

export const more = style({ ...typography.small, color: vars.color.text.muted });
