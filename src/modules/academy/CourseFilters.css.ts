import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const search = style({ flexGrow: 1, flexShrink: 1, flexBasis: '14rem', maxInlineSize: '24rem' });

export const category = style({ flexGrow: 0, flexShrink: 1, flexBasis: '14rem' });

export const count = style({ ...typography.small, color: vars.color.text.muted, marginInlineStart: 'auto' });
