import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.muted,
  borderRadius: vars.radius.tag,
  minBlockSize: '1.5rem',
  cursor: 'pointer',
});

export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${vars.duration.exit} ${vars.easing.exit}`,
  selectors: { [`${trigger}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const explanation = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: vars.measure.reading,
  color: vars.color.text.default,
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
