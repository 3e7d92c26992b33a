import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusRing } from '#theme/mixins.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const person = style({ display: 'grid', justifyItems: 'center', gap: vars.space[8], textAlign: 'center' });

export const name = style({ ...typography.titleM, margin: 0, overflowWrap: 'anywhere' });

export const about = style({ margin: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const title = style({ ...typography.label, margin: 0, marginBlockEnd: vars.space[8] });

export const none = style({ ...typography.small, margin: 0, color: vars.color.text.muted });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const picture = style([
  focusRing,
  {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.fill.rest,
    borderRadius: vars.radius.menu,
    cursor: 'zoom-in',
  },
]);

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const lines = style({ display: 'grid', gap: vars.space[6], margin: 0, padding: 0, listStyle: 'none' });

export const line = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
